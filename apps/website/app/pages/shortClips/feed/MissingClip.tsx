import { describeMissing, type MissingReason } from '../../../player/video/index.ts';
import { LinkButton, toLinkTarget } from '../../../ui/index.ts';
import styles from './ShortClipSlide.module.css';

/** Takes the place of a video that cannot be played: the reason, and links to go on. */
export function MissingClip({ missing }: { missing: MissingReason }) {
  const { title, text, link } = describeMissing(missing);
  return (
    <div className={styles.missing}>
      <p className={styles.missingTitle}>{title}</p>
      <p>{text}</p>
      <LinkButton href={link.href} {...toLinkTarget(link.href)} look="secondary">
        {link.title}
      </LinkButton>
    </div>
  );
}
