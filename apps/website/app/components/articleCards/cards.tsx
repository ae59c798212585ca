import type { ReactNode } from 'react';
import { TimeAgo } from '../../platform/clock/index.ts';
import { toPlainTitle } from '../../platform/headlines/index.ts';
import { useStaysHtml } from '../../platform/rendering/index.ts';
import { ListenButton } from '../../player/audio/index.ts';
import { Picture, toLinkTarget } from '../../ui/index.ts';
import type { CardItem, HeadlineItem } from './cardItem.ts';
import styles from './cards.module.css';

interface CardProps {
  item: CardItem;
  /** Whether the item's category stands above its time; left out where the section already says it. */
  showCategory?: boolean;
}

/** The first article of a page or section: a large picture, a large headline, the beginning of the article. */
export function LeadCard({ item, showCategory = true, eager }: CardProps & { eager?: boolean }) {
  return (
    <article className={`${styles.card} ${styles.lead}`}>
      <Picture src={item.picture} alt="" maxImgSize={1280} eager={eager ?? false} />
      <Kind item={item} />
      <Headline item={item} />
      <Listen item={item} />
      <Meta item={item} showCategory={showCategory} />
      {item.description && <p>{item.description}</p>}
    </article>
  );
}

/** A picture over a headline. */
export function StandardCard({ item, showCategory = true, eager }: CardProps & { eager?: boolean }) {
  return (
    <article className={`${styles.card} ${styles.standard}`}>
      <Picture src={item.picture} alt="" maxImgSize={640} eager={eager ?? false} />
      <Kind item={item} />
      <Headline item={item} />
      <Listen item={item} />
      <Meta item={item} showCategory={showCategory} />
    </article>
  );
}

interface CompactCardProps extends CardProps {
  /** The headline, where it is more than text, such as with highlights. */
  title?: ReactNode;
  /** Shown below it. */
  children?: ReactNode;
}

/**
 * A small picture on the left of a headline. Its listen button is beside the time, where it does not cover the picture.
 */
export function CompactCard({ item, showCategory = true, title, children }: CompactCardProps) {
  return (
    <article className={`${styles.card} ${styles.compact}`}>
      <Picture src={item.picture} alt="" maxImgSize={320} />
      <div>
        <Headline item={item} title={title} />
        <Meta item={item} showCategory={showCategory}>
          <Listen item={item} />
        </Meta>
        {children}
      </div>
    </article>
  );
}

/** A headline alone, between rules. */
export function HeadlineCard({ item }: { item: HeadlineItem }) {
  return (
    <article className={`${styles.card} ${styles.headline}`}>
      <Headline item={item} />
      <Meta item={item} showCategory={false} />
    </article>
  );
}

/** A headline with its rank: what is read most. */
export function NumberedCard({ item, rank }: { item: HeadlineItem; rank: number }) {
  return (
    <article className={`${styles.card} ${styles.numbered}`}>
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      <div>
        <Headline item={item} />
        <Meta item={item} showCategory />
      </div>
    </article>
  );
}

export function Headline({ item, title = item.title }: { item: HeadlineItem; title?: ReactNode }) {
  return (
    <h3>
      <a href={item.href} {...toLinkTarget(item.href)}>
        {title}
      </a>
    </h3>
  );
}

interface MetaProps {
  item: HeadlineItem;
  showCategory: boolean;
  children?: ReactNode;
}

export function Meta({ item, showCategory, children }: MetaProps) {
  return (
    <div className={styles.meta}>
      {showCategory && item.category && <span className={styles.category}>{item.category}</span>}
      <TimeAgo at={item.publishedAt} />
      {children}
    </div>
  );
}

const KINDS = { clip: 'คลิป', gallery: 'แกลเลอรี' };

function Kind({ item }: { item: CardItem }) {
  if (!item.kind) return null;
  return (
    <span className={styles.badge}>
      {KINDS[item.kind]}
      {item.pictureCount && ` ${item.pictureCount} ภาพ`}
    </span>
  );
}

/** The article read aloud; behind its headline for who goes from one to the next by keyboard. */
function Listen({ item: { id, title, hasAudio } }: { item: CardItem }) {
  // in the HTML the headline stands beside it: it gets its whole name with its handler
  const isNamedLater = useStaysHtml();
  return hasAudio && <ListenButton contentId={id} title={isNamedLater ? '' : toPlainTitle(title)} />;
}
