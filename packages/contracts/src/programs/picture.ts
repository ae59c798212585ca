import { z } from 'zod';
import { count, text, toSafeHref } from '../wire/wire.ts';

/** A picture in one of its sizes; width and height in pixels, 0 where its service leaves them out. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

const sized = z
  .union([
    z.string().transform((url) => ({ url, width: 0, height: 0 })),
    z.object({ url: text, width: count, height: count }),
  ])
  .nullish()
  .catch(null)
  .transform((one): Picture | null => (one && toSafeHref(one.url, '') ? one : null));

const sizes = z
  .object({ large: sized, medium: sized, small: sized, thumbnail: sized, default: sized })
  .nullish()
  .catch(null);

// some services send the address alone
const image = z
  .preprocess(
    (given) => (typeof given === 'string' ? { default: given } : given),
    z.object({ sizes, default: sized }).nullish().catch(null),
  )
  .transform((given) => ({ ...given?.sizes, default: given?.default ?? given?.sizes?.default ?? null }));

/** `display_image.sizes.large` (SPEC 3.5-01), else the next smaller size; null when there is no picture. */
export const largePicture = image.transform(
  (of): Picture | null => of.large ?? of.default ?? of.medium ?? of.small ?? of.thumbnail ?? null,
);

/** The default size of a picture (SPEC 3.5-13), else its large one; null when there is none. */
export const defaultPicture = image.transform(
  (of): Picture | null => of.default ?? of.large ?? of.medium ?? of.small ?? of.thumbnail ?? null,
);
