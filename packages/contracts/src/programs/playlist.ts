import { z } from 'zod';
import { id, required, text } from '../wire.ts';
import { largePicture } from './picture.ts';

/** Videos to be watched one after the other (SPEC 3.5-41 to 3.5-43): a collection. */
export const playlist = z
  .object({
    id,
    key: text,
    title: required,
    meta: z
      .object({ owner: z.object({ title: text }).nullish().catch(null) })
      .nullish()
      .catch(null),
    orders: text,
    display_image: largePicture,
  })
  .transform(({ id: number, key: name, title, meta, orders, display_image }) => {
    const key = name || number;
    return {
      id: number,
      key,
      title,
      href: `/program/playlists/${encodeURIComponent(key)}/watch`,
      /** Whose it is, such as the title of a programme; may be empty. */
      subtitle: meta?.owner?.title ?? '',
      /** How many videos it has: what stands in `orders` between commas (SPEC 3.5-42). */
      itemCount: orders.split(',').filter((one) => one.trim() !== '').length,
      picture: display_image,
    };
  });
export type Playlist = z.output<typeof playlist>;
