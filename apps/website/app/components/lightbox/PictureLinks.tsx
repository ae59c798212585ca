import { Picture, toImageAddress } from '../../ui/index.ts';
import type { LightboxProps } from './Lightbox.tsx';
import styles from './PictureLinks.module.css';
import { useLightbox } from './useLightbox.tsx';

interface PictureLinksProps {
  pictures: LightboxProps['pictures'];
  /** What they are, for who cannot see them. */
  label: string;
  /** Whether the first is the page's most important picture, and large. */
  isLead?: boolean;
}

/**
 * Pictures with captions and credits, each a link to all of it at its full size, which a script shows over the page.
 */
export function PictureLinks({ pictures, label, isLead = false }: PictureLinksProps) {
  const { open, lightbox } = useLightbox(pictures);
  if (pictures.length === 0) return null;
  // in rows of two; what would stand alone in one, as the first of a gallery does, is as wide as both
  const last = pictures.length - 1;
  const isWide = (index: number) => (isLead && index === 0) || (index === last && last % 2 === (isLead ? 1 : 0));
  return (
    <>
      <ul className={styles.pictures} aria-label={label}>
        {pictures.map(({ id, picture, alt, caption, credit }, index) => (
          <li key={id} className={isWide(index) ? styles.wide : undefined}>
            <figure>
              <a href={toImageAddress(picture, 1600, 'fit')} onClick={(event) => open(event, index)}>
                <Picture
                  src={picture}
                  // the caption is read after it
                  alt={alt || `ภาพที่ ${index + 1}`}
                  maxImgSize={isLead && isWide(index) ? 1280 : 640}
                  eager={isLead && index === 0}
                />
              </a>
              <figcaption>
                {caption} {credit && <small>{credit}</small>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
