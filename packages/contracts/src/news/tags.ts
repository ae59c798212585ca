import { z } from 'zod';
import { count, listOfUnique, required, text, toOptional, toSafeHref } from '../wire/wire.ts';
import { toTagHref } from './article.ts';
import { newsList } from './newsItem.ts';

const countedTag = z.object({ title: required, url: text, count }).transform(({ title, url, count: articles }) => ({
  title,
  href: toTagHref(title, url),
  articles,
}));

/** `GET /list` of the tag service (SPEC 7.4-01): tags with the number of their articles, the most used first. */
export const tagList = newsList.omit({ minTs: true }).extend({ items: listOfUnique(countedTag) });
export type TagList = z.output<typeof tagList>;

/** The description of a tag on its page; its title differs from the requested one after it was renamed. */
const tagDetail = z
  .object({ title: required, description: text, imgUrl: text })
  .transform(({ imgUrl, ...rest }) => ({ ...rest, picture: toSafeHref(imgUrl, '') }));

/** `GET /tag?q=` of the tag service (SPEC 7.4-02): the articles of a tag, and its description. */
export const tagNews = newsList.extend({ tag: toOptional(tagDetail.nullish(), undefined) });
export type TagNews = z.output<typeof tagNews>;
