import type { Article } from '@sala/contracts';
import { Picture } from '../../ui/index.ts';
import styles from './ArticlePage.module.css';

/** The pictures of a story's gallery, with captions and credits. */
export function Gallery({ pictures }: { pictures: Article['gallery'] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.gallery} aria-label="ภาพประกอบข่าว">
      {pictures.map((one) => (
        <li key={one.id}>
          <figure>
            <Picture src={one.picture} alt={one.caption} maxImgSize={640} />
            <figcaption>
              {one.caption} {one.credit && <small>{one.credit}</small>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
