import { IMAGE_SIZES, type ImageWidth, toImageAddress } from './imageAddress.ts';
import styles from './Picture.module.css';

interface PictureProps {
  /** The picture's address at its source; without one a blank of the same size stands in its place. */
  src: string;
  /** SPEC 3.7-02: what it shows; empty for a picture that only repeats the text beside it. */
  alt?: string;
  /** The widest it is shown, in px, on a desktop. */
  maxImgSize: 1280 | 640 | 320;
  /** The widest it is shown on a screen of at most 767.98 px; by default SPEC 9.7-03. */
  maxMobileImgSize?: 640 | 320 | 160;
  /** The most important picture of a page is loaded at once and first. */
  eager?: boolean;
}

/** SPEC 9.7-03: 320 px when the maximum is at least 480, otherwise half of it. */
export function toMobileImageSize(maxImgSize: number): number {
  return maxImgSize >= 480 ? 320 : maxImgSize / 2;
}

/**
 * A 16:9 picture through the image proxy, at the sizes of SPEC 9.7, its source with type and srcset (SPEC 3.7-01); its
 * place is kept before it has come.
 */
export function Picture({ src, alt = 'cover-image', maxImgSize, maxMobileImgSize, eager = false }: PictureProps) {
  if (!src) return <span className={styles.blank} />;
  const mobile = (maxMobileImgSize ?? toMobileImageSize(maxImgSize)) as ImageWidth;
  return (
    <picture className={styles.picture}>
      <source
        type="image/webp"
        media="(max-width: 767.98px)"
        {...(mobile === 640 ? asWideAsScreen(src) : { srcSet: sharpAndRetina(src, mobile) })}
      />
      <img
        src={toImageAddress(src, maxImgSize)}
        srcSet={maxImgSize === 1280 ? undefined : retina(src, maxImgSize)}
        alt={alt}
        width={maxImgSize}
        height={IMAGE_SIZES[maxImgSize]}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}

interface TallPictureProps {
  src: string;
  alt?: string;
  /** The widest it is shown, in px. */
  maxImgSize: 360 | 180;
  eager?: boolean;
}

/** A 9:16 picture: of a short clip, or of a programme whose cover stands. */
export function TallPicture({ src, alt = 'cover-image', maxImgSize, eager = false }: TallPictureProps) {
  if (!src) return <span className={`${styles.blank} ${styles.tall}`} />;
  return (
    <picture className={`${styles.picture} ${styles.tall}`}>
      <img
        src={toImageAddress(src, maxImgSize)}
        srcSet={retina(src, maxImgSize)}
        alt={alt}
        width={maxImgSize}
        height={IMAGE_SIZES[maxImgSize]}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}

/**
 * As wide as a phone's screen. Nobody sees that it is a seventh less sharp than the screen, and most phones load half
 * of the bytes.
 */
function asWideAsScreen(src: string) {
  return { srcSet: `${toImageAddress(src, 640)} 640w, ${toImageAddress(src, 1280)} 1280w`, sizes: '85vw' };
}

function sharpAndRetina(src: string, width: ImageWidth): string {
  return `${toImageAddress(src, width)}, ${retina(src, width)}`;
}

/** Beside a `src`, which stands for itself. */
function retina(src: string, width: ImageWidth): string {
  return `${toImageAddress(src, (width * 2) as ImageWidth)} 2x`;
}
