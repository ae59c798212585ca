import { z } from 'zod';
import { asNewsItem, newsItemWire, newsList } from './newsItem.ts';
import { listOf, required, safeHref, text } from './wire.ts';

/** `GET /topic-list`: the subjects that the station follows, each with its page (SPEC 7.3-04). */
export const topicList = newsList.extend({
  // a topic has no page of its own kind: one that names none leads to the news
  items: listOf(newsItemWire.transform((item) => ({ ...asNewsItem(item), href: safeHref(item.url, '/news') }))),
});
export type TopicList = z.output<typeof topicList>;

/** `GET /topic?id=`: a subject and the newest of it (WIRE.md). */
export const topic = z
  .object({ title: required, description: text, imgUrl: text, items: newsList.shape.items })
  .transform(({ imgUrl, ...rest }) => ({ ...rest, picture: safeHref(imgUrl, '') }));
export type Topic = z.output<typeof topic>;
