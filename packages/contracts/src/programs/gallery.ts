import { z } from 'zod';
import { id, listOfKeyed, text, unwrapData } from '../wire/wire.ts';
import { largePicture, type Picture } from './picture.ts';

const galleryItem = z
  .object({ id, caption: text, credit: text, display_image: largePicture })
  .transform(({ display_image, ...item }) => ({ ...item, picture: display_image }))
  .refine((item): item is typeof item & { picture: Picture } => item.picture !== null, 'no picture');

/** `GET /galleries/{id}` (SPEC 7.7-09): pictures of a programme, an episode or a video. */
export const programGallery = unwrapData(z.object({ id: text, title: text, items: listOfKeyed(galleryItem) }));
