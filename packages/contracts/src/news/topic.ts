import { z } from 'zod';
import { count, flag, id, instant, listOfUnique, required, text, toSafeHref, toSideList } from '../wire/wire.ts';
import { tag } from './article.ts';
import { newsItemWire, newsList, toNewsItem } from './newsItem.ts';

/** `GET /topic-list`: the subjects that the station follows, each with its page (SPEC 7.3-04). */
export const topicList = newsList.extend({
  // topics have no page of their own kind: one without an address leads to the news
  items: listOfUnique(newsItemWire.transform((item) => ({ ...toNewsItem(item), href: toSafeHref(item.url, '/news') }))),
});

const fact = z.object({ label: required, value: required, source: text, time: instant });

const keyEvent = z.object({ id, title: required, publishTime: instant });

/**
 * `GET /topic?id=`: a topic and its newest articles (WIRE.md). The fields after `items` are those of a situation (SPEC
 * 2.2-28), and absent in a service without situations.
 */
export const topic = z
  .object({
    title: required,
    description: text,
    imgUrl: text,
    imgAlt: text,
    items: newsList.shape.items,
    url: text,
    tags: toSideList(tag),
    isLive: flag,
    startTime: instant,
    endTime: instant,
    facts: toSideList(fact),
    keyEvents: toSideList(keyEvent),
  })
  .transform(({ imgUrl, imgAlt, url, startTime, endTime, facts, keyEvents, ...rest }) => ({
    ...rest,
    picture: toSafeHref(imgUrl, ''),
    pictureAlt: imgAlt,
    href: toSafeHref(url, ''),
    startedAt: startTime,
    endedAt: endTime,
    facts: facts.map(({ time, ...one }) => ({ ...one, at: time })),
    keyEvents: keyEvents.map(({ publishTime, ...one }) => ({ ...one, at: publishTime })),
  }));
export type Topic = z.output<typeof topic>;

const entry = z
  .object({
    id,
    title: required,
    content: text,
    imgUrl: text,
    imgAlt: text,
    imgCredit: text,
    caption: text,
    isKey: flag,
    publishTime: instant,
    lastUpdateTime: instant,
  })
  .transform(({ content, imgUrl, imgAlt, imgCredit, publishTime, lastUpdateTime, ...rest }) => ({
    ...rest,
    /** The HTML as its service sent it, not sanitized. */
    html: content,
    picture: toSafeHref(imgUrl, ''),
    pictureAlt: imgAlt,
    credit: imgCredit,
    publishedAt: publishTime,
    updatedAt: lastUpdateTime,
  }));
export type SituationEntry = z.output<typeof entry>;

/**
 * `GET /topic-entries?id=&from=&before=&after=&limit=`: the entries of a situation, the newest first. `from` begins
 * with an entry, `before` after it; `after` are those that followed it, of which the oldest up to the limit.
 */
export const situationEntries = z.object({ isLive: flag, total: count, hasMore: flag, items: listOfUnique(entry) });
export type SituationEntries = z.output<typeof situationEntries>;

const toNames = (names: string) => new Set(names.split(/\s+/));

// the first parts of the site's own addresses, and of those that its server handles itself: with a page of their own …
const PAGES =
  toNames(`home news now breakingnews focus tags search sitemap program live ai-audio-news ai-summary org menus
  emergency healthz offline privacy accessibility status collect views corrections`);
// … and without one
const FOLDERS = toNames(`watch stories preview watch-preview push feeds sitemaps situations assets images media station
  health readyz metrics purge audio social widgets api sound streams static`);

/** True for a path of the site's own: `/news`, and what is below it; a folder, such as `/watch`, has no page itself. */
export function isSitePath(path: string): boolean {
  const [, name = '', ...below] = path.split('/');
  return PAGES.has(name) || (FOLDERS.has(name) && below.some(Boolean));
}

/** True when a topic may have this id, and with it the page `/{id}`, without shadowing an address of the site. */
export function isTopicId(id: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(id) && !PAGES.has(id) && !FOLDERS.has(id);
}
