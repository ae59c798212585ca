/**
 * The sizes of the image proxy, by width in px (SPEC 7.14-03, 9.7): those of 16:9, 4:3 for the social card, 1600 for a
 * whole picture of any height, and upright ones of 9:16 and, for the head of a page, 3:4.
 */
export const IMAGE_SIZES = {
  1600: 2400,
  1280: 720,
  800: 600,
  720: 1280,
  640: 360,
  480: 640,
  360: 640,
  320: 180,
  180: 320,
  160: 90,
} as const;

export type ImageWidth = keyof typeof IMAGE_SIZES;

/** SPEC 7.14-03 */
export const IMAGE_QUALITY_PERCENT = 90;

/** The path of the image proxy on the site's own host. */
export const IMAGE_PATH = '/images';

/**
 * The address of a picture at one of the listed sizes, in imgproxy's form: signature, options, source in base64, format
 * (SPEC 7.14). Empty for a picture without a source; a file of the site has its own address. The sizes are listed rather
 * than signed, because browsers make these addresses too. `fill` cuts the picture to the size, `fit` keeps all of it inside.
 */
export function toImageAddress(source: string, width: ImageWidth, resize: 'fill' | 'fit' = 'fill'): string {
  if (!source || /^\/(?![/\\])/.test(source)) return source;
  // escapes only characters that base64 cannot encode: an address that is partly encoded must not be encoded twice
  const encoded = btoa(source.replace(/[^\x20-\x7e]+/g, encodeURIComponent))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `${IMAGE_PATH}/_/rs:${resize}:${width}:${IMAGE_SIZES[width]}/q:${IMAGE_QUALITY_PERCENT}/${encoded}.webp`;
}
