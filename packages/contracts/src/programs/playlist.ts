import { z } from 'zod';
import { id, required, text } from '../wire/wire.ts';
import { largePicture } from './picture.ts';

/** A playlist of videos (SPEC 3.5-41 to 3.5-43): a collection. */
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
      /** Its owner, such as the title of a programme; may be empty. */
      subtitle: meta?.owner?.title ?? '',
      /** The number of its videos: of the ids in `orders`, which are separated by commas (SPEC 3.5-42). */
      itemCount: orders.split(',').filter((one) => one.trim() !== '').length,
      picture: display_image,
    };
  });
export type Playlist = z.output<typeof playlist>;
