import { situationEntries as situationAnswer } from '@sala/contracts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { MAX_INTEGER } from '../database/schema.ts';
import {
  addEndpoint,
  archiveLimit,
  type Catalogue,
  formatInstant,
  HttpError,
  resolveBodyUrls,
  rowId,
  toPictureUrl,
} from '../http/index.ts';
import { listSources } from '../input/index.ts';
import { describeBodyPictures, describePictures, findDescription } from '../media/index.ts';
import { situationEntries, topics } from './schema.ts';
import { isLive, topicName } from './topicRoutes.ts';

const endpoint = {
  path: '/topic-entries',
  summary: 'The posts of a situation, newest first',
  input: z.object({
    id: topicName,
    from: rowId.optional(),
    before: rowId.optional(),
    after: rowId.optional(),
    limit: archiveLimit,
  }),
  answer: situationAnswer,
};

/** The entries of a situation (SPEC 2.2-28), paged by cursors that stay valid when entries are added or removed. */
export function addSituationRoutes(app: Hono, catalogue: Catalogue, db: Database, address: string): void {
  const ofTopic = eq(situationEntries.topicId, sql.placeholder('topic'));
  const page = (name: string, order: 'asc' | 'desc') =>
    db
      .select()
      .from(situationEntries)
      .where(
        and(
          ofTopic,
          sql`${situationEntries.id} > ${sql.placeholder('after')}`,
          sql`${situationEntries.id} < ${sql.placeholder('before')}`,
        ),
      )
      .orderBy(order === 'asc' ? situationEntries.id : desc(situationEntries.id))
      .limit(sql.placeholder('limit'))
      .prepare(name);
  const newest = page('situation_newest', 'desc');
  const following = page('situation_following', 'asc');
  const total = db.select({ total: count() }).from(situationEntries).where(ofTopic).prepare('situation_total');
  const one = db
    .select({ startedAt: topics.startedAt, endedAt: topics.endedAt })
    .from(topics)
    .where(eq(topics.id, sql.placeholder('id')))
    .prepare('situation');

  addEndpoint(app, catalogue, endpoint, async ({ id, from, before, after, limit }) => {
    const beforeId = from === undefined ? (before ?? MAX_INTEGER) : Math.min(from + 1, MAX_INTEGER);
    const cursors = { topic: id, after: after ?? 0, before: beforeId, limit: limit + 1 };
    const [[topic], [all], rows] = await Promise.all([
      one.execute({ id }),
      total.execute({ topic: id }),
      (after === undefined ? newest : following).execute(cursors),
    ]);
    if (!topic) throw new HttpError(404, 'No such topic', `There is no topic ${id}.`);
    const shown = rows.slice(0, limit).sort((a, b) => b.id - a.id);
    const described = await describePictures(db, shown.flatMap(listPictures));
    return {
      isLive: isLive(topic),
      total: all?.total ?? 0,
      hasMore: rows.length > limit,
      items: shown.map((row) => {
        const description = findDescription(described, row.picture);
        return {
          id: row.id,
          title: row.headline,
          content: resolveBodyUrls(describeBodyPictures(row.body, described), address),
          imgUrl: toPictureUrl(row.picture, address),
          imgAlt: description?.alt ?? '',
          imgCredit: description?.credit ?? '',
          caption: row.caption,
          isKey: row.isKey,
          publishTime: formatInstant(row.publishedAt),
          lastUpdateTime: formatInstant(row.updatedAt),
        };
      }),
    };
  });
}

/** The names of an entry's pictures: its own, and those in its text. */
function listPictures({ picture, body }: typeof situationEntries.$inferSelect): string[] {
  const inText = listSources(body, 'img').map((source) => source.replace(/^\/media\//, ''));
  return [picture, ...inText].filter(Boolean);
}
