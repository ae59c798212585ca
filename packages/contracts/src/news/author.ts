import { z } from 'zod';
import { required, text, toSafeHref } from '../wire/wire.ts';
import { newsList } from './newsItem.ts';

/** `GET /author?key=`: an author, and their articles. */
export const authorNews = newsList.extend({
  author: z
    .object({ name: required, jobTitle: text, about: text, imgUrl: text })
    .transform(({ imgUrl, ...rest }) => ({ ...rest, picture: toSafeHref(imgUrl, '') })),
});
export type AuthorNews = z.output<typeof authorNews>;
