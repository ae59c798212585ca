import { LinkButton } from '../../ui/index.ts';
import { type Missing, missingInWords } from '../../video/index.ts';
import styles from './ShortClipSlide.module.css';

/** In the place of a film that cannot be seen: why, and where to go on. */
export function MissingClip({ missing }: { missing: Missing }) {
  const { title, text, link } = missingInWords(missing);
  return (
    <div className={styles.missing}>
      <p className={styles.missingTitle}>{title}</p>
      <p>{text}</p>
      <LinkButton href={link.href} look="secondary">
        {link.title}
      </LinkButton>
    </div>
  );
}
