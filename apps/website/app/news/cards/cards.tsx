import type { ReactNode } from 'react';
import { ListenButton } from '../../audio/index.ts';
import { TimeAgo } from '../../clock/index.ts';
import { plainTitle } from '../../headlines/index.ts';
import { Picture } from '../../ui/index.ts';
import type { CardItem, HeadlineItem } from './cardItem.ts';
import styles from './cards.module.css';

interface CardProps {
  item: CardItem;
  /** Whether the item's category stands above its time; left out where the section already says it. */
  showCategory?: boolean;
}

/** The first story of a page or section: a large picture, a large headline, the beginning of the story. */
export function LeadCard({ item, showCategory = true, eager }: CardProps & { eager?: boolean }) {
  return (
    <article className={`${styles.card} ${styles.lead}`}>
      <Picture src={item.picture} alt="" maxImgSize={1280} eager={eager ?? false} />
      <Kind item={item} />
      <Listen item={item} />
      <Headline item={item} />
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
      <Listen item={item} />
      <Headline item={item} />
      <Meta item={item} showCategory={showCategory} />
    </article>
  );
}

interface CompactCardProps extends CardProps {
  /** The headline, where more than its words is to be seen. */
  title?: ReactNode;
  /** What stands below it. */
  children?: ReactNode;
}

/** A small picture on the left of a headline. */
export function CompactCard({ item, showCategory = true, title, children }: CompactCardProps) {
  return (
    <article className={`${styles.card} ${styles.compact}`}>
      <Picture src={item.picture} alt="" maxImgSize={320} />
      <Listen item={item} />
      <div>
        <Headline item={item} title={title} />
        <Meta item={item} showCategory={showCategory} />
        {children}
      </div>
    </article>
  );
}

/** A headline alone, between rules. */
export function HeadlineCard({ item, showCategory = false }: CardProps) {
  return (
    <article className={`${styles.card} ${styles.headline}`}>
      <Headline item={item} />
      <Meta item={item} showCategory={showCategory} />
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
      <a href={item.href}>{title}</a>
    </h3>
  );
}

export function Meta({ item, showCategory }: { item: HeadlineItem; showCategory: boolean }) {
  return (
    <div className={styles.meta}>
      {showCategory && item.category && <span className={styles.category}>{item.category}</span>}
      <TimeAgo at={item.publishedAt} />
    </div>
  );
}

const KINDS = { clip: 'คลิป', gallery: 'แกลเลอรี' };

function Kind({ item }: { item: CardItem }) {
  if (item.kind === 'story') return null;
  return (
    <span className={styles.badge}>
      {KINDS[item.kind]}
      {item.pictureCount && ` ${item.pictureCount} ภาพ`}
    </span>
  );
}

/** Over the picture: the story read aloud. */
function Listen({ item: { id, title, hasAudio } }: { item: CardItem }) {
  return hasAudio && <ListenButton contentId={id} title={plainTitle(title)} />;
}
