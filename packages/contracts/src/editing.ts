import { z } from 'zod';
import { article } from './article.ts';
import { newsList } from './newsItem.ts';
import { count, id, instant, listOf, required, text, toSafeHref } from './wire.ts';

// What a newsroom does besides publishing. A service that does none of it leaves these out.

/** `GET /preview?token=`: a draft as its page will be, its version counted from 1, and until when the token is good. */
export const articlePreview = z.object({ version: count, expiresAt: instant, article });
export type ArticlePreview = z.output<typeof articlePreview>;

/** `GET /corrections`: what was corrected in which article, the latest first. */
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

/** `GET /author?key=`: who an author is, and the articles by them. */
export const authorNews = newsList.extend({
  author: z
    .object({ name: required, jobTitle: text, about: text, imgUrl: text })
    .transform(({ imgUrl, ...rest }) => ({ ...rest, picture: toSafeHref(imgUrl, '') })),
});
export type AuthorNews = z.output<typeof authorNews>;

/**
 * What an article's 410 says besides that it is withdrawn: the reason, empty when the editor gave none, and the time.
 */
export const withdrawal = z.object({ reason: text, withdrawnAt: instant });
export type Withdrawal = z.output<typeof withdrawal>;

/** `GET /redirect?path=`: where the readers of an address that is gone are led, a path or an https address. */
export const redirection = z.object({ to: required });
