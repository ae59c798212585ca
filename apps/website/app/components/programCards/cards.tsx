import { formatShortDate } from '@sala/thai';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../platform/clock/index.ts';
import { cornerLabelStyles, Duration, Picture, TallPicture, toLinkTarget } from '../../ui/index.ts';
import { AccessMarks } from './AccessMarks.tsx';
import type { PlaylistItem, ProgramItem, VideoItem } from './cardItems.ts';
import styles from './cards.module.css';
import { ScrollRow } from './ScrollRow.tsx';

interface VideoCardProps {
  item: VideoItem;
  /** Whether its programme is named; left out on the programme's own page. */
  showProgram?: boolean;
  eager?: boolean;
}

/** A video or an episode: its picture with how long it is (SPEC 5-08), its title, its programme, when it was on. */
export function VideoCard({ item, showProgram = true, eager = false }: VideoCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture src={item.picture} alt="" maxImgSize={640} eager={eager} />
        <Duration seconds={item.seconds} className={cornerLabelStyles.right} />
      </div>
      <Title item={item} />
      <VideoMeta item={item} showProgram={showProgram} />
    </article>
  );
}

interface VideoRowProps extends VideoCardProps {
  /** The title, where it is more than text, such as with highlights. */
  title?: ReactNode;
  /** Shown below it. */
  children?: ReactNode;
}

/** The same with its picture on the left, for lists beside a player and for search results. */
export function VideoRow({ item, showProgram = true, title, children }: VideoRowProps) {
  return (
    <article className={`${styles.card} ${styles.row}`}>
      <div className={styles.frame}>
        <Picture src={item.picture} alt="" maxImgSize={320} />
        <Duration seconds={item.seconds} className={cornerLabelStyles.right} />
      </div>
      <div>
        <Title item={item} title={title} />
        <VideoMeta item={item} showProgram={showProgram} />
        {children}
      </div>
    </article>
  );
}

/** A short clip: an upright picture with its title on it. */
export function ShortClipCard({ item }: { item: VideoItem }) {
  return (
    <article className={`${styles.card} ${styles.shortClip}`}>
      <TallPicture src={item.picture} alt="" maxImgSize={360} />
      <div className={styles.over}>
        <Title item={item} />
        {item.programTitle && <p>{item.programTitle}</p>}
      </div>
    </article>
  );
}

/** A programme: its picture, its title, what it is about. */
export function ProgramCard({ item, eager = false }: { item: ProgramItem; eager?: boolean }) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture src={item.picture} alt="" maxImgSize={640} eager={eager} />
        {item.isEnded && <span className={cornerLabelStyles.left}>จบแล้ว</span>}
      </div>
      <Title item={item} />
      {item.tagline && <p className={styles.tagline}>{item.tagline}</p>}
      <AccessMarks marks={item.access} />
    </article>
  );
}

/** A playlist: how many videos it has, where that is known, and whose it is (SPEC 3.5-41, 3.5-42). */
export function PlaylistCard({ item }: { item: PlaylistItem }) {
  return (
    <article className={`${styles.card} ${styles.playlist}`}>
      <div className={styles.frame}>
        <Picture src={item.picture} alt="" maxImgSize={640} />
        {item.itemCount > 0 && <span className={cornerLabelStyles.right}>{item.itemCount} วิดีโอ</span>}
      </div>
      <Title item={item} />
      {item.subtitle && <p className={styles.meta}>{item.subtitle}</p>}
    </article>
  );
}

/** Cards that lie beside each other: as many as the width takes; with `scrolls` one row, to be pushed to the side. */
export function CardGrid({ children, kind = 'wide', scrolls = false }: CardGridProps) {
  if (scrolls)
    return (
      <ScrollRow className={styles.grid} kind={kind}>
        {children}
      </ScrollRow>
    );
  return (
    <ul className={styles.grid} data-kind={kind}>
      {children}
    </ul>
  );
}

interface CardGridProps {
  /** `li` elements with a card each. */
  children: ReactNode;
  kind?: 'wide' | 'tall';
  scrolls?: boolean;
}

function Title({ item, title = item.title }: { item: { href: string; title: string }; title?: ReactNode }) {
  return (
    <h3>
      <a href={item.href} {...toLinkTarget(item.href)}>
        {title}
      </a>
    </h3>
  );
}

function VideoMeta({ item, showProgram }: { item: VideoItem; showProgram: boolean }) {
  return (
    <div className={styles.meta}>
      {showProgram && item.programTitle && <span className={styles.program}>{item.programTitle}</span>}
      <TimeAgo at={item.airedAt} />
      {item.endsAt !== undefined && <span>ดูได้ถึง {formatShortDate(item.endsAt)}</span>}
      <AccessMarks marks={item.access} />
    </div>
  );
}
