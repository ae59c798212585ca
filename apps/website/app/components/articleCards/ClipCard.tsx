import { cornerLabelStyles, Duration, Picture } from '../../ui/index.ts';
import styles from './ClipCard.module.css';
import type { CardItem } from './cardItem.ts';
import card from './cards.module.css';
import { Headline, Meta } from './cards.tsx';

/** A clip: its picture on dark ground, how long it is (SPEC 5-08), and that it is played. */
export function ClipCard({ item, seconds, large }: { item: CardItem; seconds: number; large: boolean }) {
  return (
    <article className={`${card.card} ${styles.clip}`} data-theme="dark" data-large={large || undefined}>
      <div className={styles.picture}>
        <Picture src={item.picture} alt="" maxImgSize={large ? 1280 : 640} eager={large} />
        <Duration seconds={seconds} className={cornerLabelStyles.right} />
      </div>
      <div className={styles.text}>
        <Headline item={item} />
        <Meta item={item} showCategory />
      </div>
    </article>
  );
}
