import { toPictureUrl } from '../http/index.ts';
import { findDescription, type PictureDescription } from '../media/index.ts';
import type { GalleryPicture } from './schema.ts';

/** Pictures beside a text as the wire carries them (WIRE.md, `gallery`), uploaded ones with their captions. */
export function toGalleryItems(
  id: number,
  gallery: GalleryPicture[],
  described: Record<string, PictureDescription>,
  address: string,
) {
  return gallery.map(({ picture, caption, credit }, index) => {
    const description = findDescription(described, picture);
    return {
      id: `${id}-${index + 1}`,
      imgUrl: toPictureUrl(picture, address),
      caption,
      credit: credit || (description?.credit ?? ''),
      ...(description?.alt && { alt: description.alt }),
    };
  });
}
