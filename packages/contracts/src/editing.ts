import { z } from 'zod';
import { article } from './article.ts';
import { newsList } from './newsItem.ts';
import { count, id, instant, listOf, required, text, toSafeHref } from './wire.ts';

// Editorial endpoints beside publishing. A service without such features leaves them out.

/** `GET /preview?token=`: a draft as its page will show it, its version counted from 1, and when the token expires. */
export const articlePreview = z.object({ version: count, expiresAt: instant, article });

/** `GET /corrections`: the corrections with their articles, the latest first. */
export const correctionList = z.object({
  page: count,
  totalPage: count,
  items: listOf(
    z
      .object({ id, note: required, at: instant, title: required, url: text })
      .transform(({ url, ...rest }) => ({ ...rest, href: toSafeHref(url, '') })),
  ),
});
export type CorrectionList = z.output<typeof correctionList>;

/** `GET /author?key=`: an author, and their articles. */
export const authorNews = newsList.extend({
  author: z
    .object({ name: required, jobTitle: text, about: text, imgUrl: text })
    .transform(({ imgUrl, ...rest }) => ({ ...rest, picture: toSafeHref(imgUrl, '') })),
});
export type AuthorNews = z.output<typeof authorNews>;

/** The fields of an article's 410: the reason of the withdrawal, empty when the editor gave none, and its time. */
export const withdrawal = z.object({ reason: text, withdrawnAt: instant });
export type Withdrawal = z.output<typeof withdrawal>;

/** `GET /redirect?path=`: the target for readers of a former address, a path or an https address. */
export const redirection = z.object({ to: required });
