import { toImageAddress } from '../../../ui/index.ts';
import type { PictureArticle } from './pictureArticle.ts';
import styles from './WholePicture.module.css';

/** An infographic as a whole, in its own shape, and a link to its full size, which can be zoomed. */
export function WholePicture({ article }: { article: PictureArticle }) {
  const [first] = article.pictures;
  const picture = first?.picture || article.picture;
  if (!picture) return null;
  const full = toImageAddress(picture, 1600, 'fit');
  return (
    <figure className={styles.figure}>
      <a className={styles.frame} href={full} target="_blank" rel="noopener">
        <picture>
          {/* an upright picture is as wide as a phone */}
          <source media="(max-width: 767.98px)" srcSet={toImageAddress(picture, 720, 'fit')} />
          <img src={full} alt={first?.alt || first?.caption || `ภาพของ ${article.title}`} fetchPriority="high" />
        </picture>
      </a>
      <figcaption>
        {first?.credit && <small>{first.credit}</small>}
        <a className={styles.full} href={full} target="_blank" rel="noopener">
          ดูภาพขนาดเต็ม
        </a>
      </figcaption>
    </figure>
  );
}
