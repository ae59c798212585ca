import { topic, topicList } from '@sala/contracts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import {
  type Addresses,
  addEndpoint,
  archiveLimit,
  type Catalogue,
  formatInstant,
  HttpError,
  limit,
  page,
  toPictureUrl,
} from '../http/index.ts';
import { describePictures, findDescription } from '../media/index.ts';
import { createTaggedNewsQueries, toNewsItem, toTagLinks } from '../newsLists/index.ts';
import { selectTagIds } from '../tags/index.ts';
import { situationEntries, topics } from './schema.ts';

/** A topic's name in addresses. */
export const topicName = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** The most key events above a situation. */
const KEY_EVENT_LIMIT = 8;

const NONE = '0001-01-01T00:00:00Z';

// raw SQL, because the query builder omits the table's name where a query has only one table
const newestOfTopic = sql<string | null>`(
  select max(articles.published_at)::text from articles
  join article_tags on article_tags.article_id = articles.id
  where article_tags.tag_id in (${selectTagIds(sql`topics.tags`)}) and articles.published_at <= now()
)`;

/**
 * The endpoints of topics, the subjects that the station follows (SPEC 7.3-04): articles with a topic's tags belong to
 * it.
 */
export function addTopicRoutes(app: Hono, catalogue: Catalogue, db: Database, addresses: Addresses): void {
  addTopicList(app, catalogue, db, addresses);
  addTopic(app, catalogue, db, addresses);
}

function addTopicList(app: Hono, catalogue: Catalogue, db: Database, addresses: Addresses): void {
  const all = db
    .select({ topic: topics, newest: newestOfTopic })
    .from(topics)
    .orderBy(asc(topics.position), asc(topics.id))
    .prepare('topics');
  const list = {
    path: '/topic-list',
    summary: 'The situations being followed, each with its page',
    input: z.object({ page, limit }),
    answer: topicList,
  };
  addEndpoint(app, catalogue, list, async (query) => {
    const rows = await all.execute();
    const items = rows.slice((query.page - 1) * query.limit, query.page * query.limit).map(({ topic, newest }) => {
      const picture = toPictureUrl(topic.picture, addresses.newsroom);
      const at = newest ? formatInstant(new Date(newest)) : NONE;
      return {
        id: topic.id,
        _id: topic.id,
        title: topic.title,
        description: topic.description,
        imgUrl: picture,
        media: { default: picture },
        restUrl: `${addresses.newsroom}/topic?id=${topic.id}`,
        canonical: `${addresses.site}${topic.url}`,
        url: topic.url,
        publishTime: at,
        lastUpdateTime: at,
      };
    });
    const oldest = Math.min(...items.map((item) => Date.parse(item.publishTime)).filter((at) => at > 0));
    return {
      minTs: Number.isFinite(oldest) ? Math.floor(oldest / 1000) : 0,
      total: rows.length,
      page: query.page,
      totalPage: Math.ceil(rows.length / query.limit),
      items,
    };
  });
}

function addTopic(app: Hono, catalogue: Catalogue, db: Database, addresses: Addresses): void {
  const one = db
    .select()
    .from(topics)
    .where(eq(topics.id, sql.placeholder('id')))
    .prepare('topic');
  const tagged = createTaggedNewsQueries(db, 'topic');
  const keyEvents = db
    .select({ id: situationEntries.id, headline: situationEntries.headline, at: situationEntries.publishedAt })
    .from(situationEntries)
    .where(and(eq(situationEntries.topicId, sql.placeholder('id')), situationEntries.isKey))
    .orderBy(desc(situationEntries.id))
    .limit(KEY_EVENT_LIMIT)
    .prepare('topic_key_events');

  const detail = {
    path: '/topic',
    summary: 'A situation being followed: its facts and a page of its news',
    input: z.object({ id: topicName, page, limit: archiveLimit }),
    answer: topic,
  };
  addEndpoint(app, catalogue, detail, async (query) => {
    const [row] = await one.execute({ id: query.id });
    if (!row) throw new HttpError(404, 'No such topic', `There is no topic ${query.id}.`);
    const [{ rows }, key, described] = await Promise.all([
      tagged.page(row.tags, query.limit, query.page),
      keyEvents.execute({ id: query.id }),
      describePictures(db, [row.picture].filter(Boolean)),
    ]);
    return {
      title: row.title,
      description: row.description,
      imgUrl: toPictureUrl(row.picture, addresses.newsroom),
      imgAlt: findDescription(described, row.picture)?.alt ?? '',
      url: row.url,
      tags: toTagLinks(row.tags),
      isLive: isLive(row),
      startTime: row.startedAt ? formatInstant(row.startedAt) : NONE,
      endTime: row.endedAt ? formatInstant(row.endedAt) : NONE,
      facts: row.facts.map(({ at, ...fact }) => ({ ...fact, time: formatInstant(new Date(at)) })),
      keyEvents: key.map(({ id, headline, at }) => ({ id, title: headline, publishTime: formatInstant(at) })),
      items: rows.map((article) => toNewsItem(article, addresses)),
    };
  });
}

/** Whether a topic is a situation that has not ended. */
export function isLive({ startedAt, endedAt }: Pick<typeof topics.$inferSelect, 'startedAt' | 'endedAt'>): boolean {
  return startedAt !== null && endedAt === null;
}
