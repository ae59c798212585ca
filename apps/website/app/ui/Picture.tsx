import { IMAGE_SIZES, type ImageWidth, toImageAddress } from './imageAddress.ts';
import styles from './Picture.module.css';
import { toLoadingProps } from './toLoadingProps.ts';

interface PictureProps {
  /** The address of the picture at its source, or a file of the site; without one, the station's sign takes its place. */
  src: string;
  /** SPEC 3.7-02: the alternative text; empty for a picture that only repeats the text beside it. */
  alt?: string;
  /** The maximum width on a desktop, in px. */
  maxImgSize: 1280 | 640 | 320;
  /** The maximum width on a screen of at most 767.98 px; by default that of SPEC 9.7-03. */
  maxMobileImgSize?: 640 | 320 | 160;
  /** True for the most important picture of a page, which is loaded eagerly and with high priority. */
  eager?: boolean;
}

/** SPEC 9.7-03: 320 px when the maximum is at least 480, otherwise half of it. */
function toMobileImageSize(maxImgSize: number): number {
  return maxImgSize >= 480 ? 320 : maxImgSize / 2;
}

/**
 * A 16:9 picture through the image proxy, in the sizes of SPEC 9.7, with a source that has type and srcset (SPEC
 * 3.7-01); its space is reserved while it loads.
 */
export function Picture({ src, alt = 'cover-image', maxImgSize, maxMobileImgSize, eager = false }: PictureProps) {
  if (!src) return <span className={styles.blank} />;
  const mobile = (maxMobileImgSize ?? toMobileImageSize(maxImgSize)) as ImageWidth;
  return (
    <picture className={styles.picture}>
      <source
        type="image/webp"
        media="(max-width: 767.98px)"
        {...(mobile === 640 ? toScreenWidthProps(src) : { srcSet: toCandidates(src, mobile) })}
      />
      <img
        src={toImageAddress(src, maxImgSize)}
        srcSet={maxImgSize === 1280 ? undefined : toRetinaCandidate(src, maxImgSize)}
        alt={alt}
        width={maxImgSize}
        height={IMAGE_SIZES[maxImgSize]}
        {...toLoadingProps(eager)}
      />
    </picture>
  );
}

interface TallPictureProps {
  src: string;
  alt?: string;
  /** The maximum width, in px. */
  maxImgSize: 360 | 180;
  eager?: boolean;
}

/** A 9:16 picture: of a short clip, or of a programme with an upright cover. */
export function TallPicture({ src, alt = 'cover-image', maxImgSize, eager = false }: TallPictureProps) {
  if (!src) return <span className={`${styles.blank} ${styles.tall}`} />;
  return (
    <picture className={`${styles.picture} ${styles.tall}`}>
      <img
        src={toImageAddress(src, maxImgSize)}
        srcSet={toRetinaCandidate(src, maxImgSize)}
        alt={alt}
        width={maxImgSize}
        height={IMAGE_SIZES[maxImgSize]}
        {...toLoadingProps(eager)}
      />
    </picture>
  );
}

/**
 * As wide as a phone's screen. It is a seventh less sharp than the screen, which is not visible, and halves the bytes
 * for most phones.
 */
function toScreenWidthProps(src: string) {
  return { srcSet: `${toImageAddress(src, 640)} 640w, ${toImageAddress(src, 1280)} 1280w`, sizes: '85vw' };
}

function toCandidates(src: string, width: ImageWidth): string {
  return `${toImageAddress(src, width)}, ${toRetinaCandidate(src, width)}`;
}

/** The candidate of twice the width, for a screen with a pixel ratio of 2. */
function toRetinaCandidate(src: string, width: ImageWidth): string {
  return `${toImageAddress(src, (width * 2) as ImageWidth)} 2x`;
}
