import { z } from 'zod';
import { toTagHref } from './article.ts';
import { newsList } from './newsItem.ts';
import { count, listOf, required, text, toSafeHref } from './wire.ts';

const countedTag = z.object({ title: required, url: text, count }).transform(({ title, url, count: articles }) => ({
  title,
  href: toSafeHref(url, toTagHref(title)),
  articles,
}));

/** `GET /list` of the tag service (SPEC 7.4-01): tags with how many articles carry each, the most used first. */
export const tagList = newsList.omit({ minTs: true }).extend({ items: listOf(countedTag) });
export type TagList = z.output<typeof tagList>;

/** `GET /tag?q=` of the tag service (SPEC 7.4-02): the articles that carry a tag. */
export const tagNews = newsList;
