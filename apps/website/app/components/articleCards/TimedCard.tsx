import { formatAppearance, formatTime, isDayAlone } from '@sala/thai';
import { Picture } from '../../ui/index.ts';
import type { CardItem } from './cardItem.ts';
import card from './cards.module.css';
import { Headline } from './cards.tsx';
import styles from './TimedCard.module.css';

interface TimedCardProps {
  item: CardItem;
  showPicture?: boolean;
  printDate?: boolean;
}

/**
 * A headline after the time of day it came at, as a list in the order of the day shows it; a small picture at its end.
 * On paper the time has its date, which a list of a single day leaves out. News of which only the day is known have no
 * time.
 */
export function TimedCard({ item, showPicture = true, printDate = true }: TimedCardProps) {
  const { publishedAt, category } = item;
  return (
    <article className={`${card.card} ${styles.timed}`}>
      {publishedAt === null || isDayAlone(publishedAt) ? (
        <span />
      ) : (
        <time
          dateTime={new Date(publishedAt).toISOString()}
          title={printDate ? formatAppearance(publishedAt) : undefined}
        >
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
