import { formatDateTime, formatTime } from '@sala/thai';
import { Picture } from '../../ui/index.ts';
import type { CardItem } from './cardItem.ts';
import card from './cards.module.css';
import { Headline } from './cards.tsx';
import styles from './TimedCard.module.css';

/**
 * A headline after the time of day it came at, as a list in the order of the day shows it; a small picture at its end.
 */
export function TimedCard({ item, showPicture = true }: { item: CardItem; showPicture?: boolean }) {
  const { publishedAt, category } = item;
  return (
    <article className={`${card.card} ${styles.timed}`}>
      {publishedAt === null ? (
        <span />
      ) : (
        <time dateTime={new Date(publishedAt).toISOString()} title={formatDateTime(publishedAt)}>
          {formatTime(publishedAt)}
        </time>
      )}
      <div>
        <Headline item={item} />
        {category && <span className={styles.category}>{category}</span>}
      </div>
      {showPicture && <Picture src={item.picture} alt="" maxImgSize={320} maxMobileImgSize={160} />}
    </article>
  );
}
