import { MINUTE_MS } from '@sala/thai';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import { type ApiOptions, createApis } from './apis.ts';
import { articles, articleTags, tags } from './articles/schema.ts';
import type { Database, OpenDatabase } from './database/index.ts';

export const ADDRESS = 'http://newsroom.test';
export const SITE_URL = 'https://www.station.example';
export const PREVIEW_SECRET = 'what the tests sign their previews with';

type Column = typeof articles.$inferInsert;

/** An article for tests: its id, and the fields that matter; by default it is of politics and an hour old. */
export type TestArticle = Partial<Column> & { id: number; minutesAgo?: number; tags?: string[] };

/** An answer as it is on the wire, without a contract. */
// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects
export type Json = any;

/** The APIs of a newsroom on a database of the test's own. */
export interface TestNewsroom {
  db: Database;
  app: Hono;
  /** The errors that the newsroom has reported. */
  errors: unknown[];
  write(...written: TestArticle[]): Promise<void>;
  /** Deletes the rows of these tables, one table after the other. */
  clear(...tables: PgTable[]): Promise<void>;
  get(path: string): Promise<{ status: number; headers: Headers; type: string | null; text: string; json: Json }>;
  close(): Promise<void>;
}

/** A newsroom that is opened before the first test of a block and closed after the last. */
export function openNewsroomForAll(...options: Parameters<typeof openTestNewsroom>): TestNewsroom {
  const newsroom = {} as TestNewsroom;
  beforeAll(async () => {
    Object.assign(newsroom, await openTestNewsroom(...options));
  });
  afterAll(() => newsroom.close());
  return newsroom;
}

export async function openTestNewsroom(
  open: () => Promise<OpenDatabase>,
  options: Pick<ApiOptions, 'narrations'> = {},
): Promise<TestNewsroom> {
  const { db, close } = await open();
  const errors: unknown[] = [];
  const app = createApis(db, {
    address: ADDRESS,
    siteUrl: SITE_URL,
    previewSecret: PREVIEW_SECRET,
    ...options,
    onError: (error) => errors.push(error),
  });
  return {
    db,
    app,
    errors,
    close,
    write: (...written) => write(db, written),
    clear: async (...tables) => {
      for (const table of tables) await db.delete(table);
    },
    get: async (path) => {
      const answer = await app.request(path);
      const text = await answer.text();
      const { status, headers } = answer;
      return { status, headers, type: headers.get('content-type'), text, json: JSON.parse(text) };
    },
  };
}

async function write(db: Database, written: TestArticle[]): Promise<void> {
  const now = Date.now();
  await db.insert(articles).values(
    written.map(({ minutesAgo = 60, tags: _, ...columns }) => ({
      source: 'test',
      sourceId: String(columns.id),
      section: 'politics',
      title: `ข่าว ${columns.id}`,
      publishedAt: new Date(now - minutesAgo * MINUTE_MS),
      ...columns,
    })),
  );
  for (const { id, tags: titles = [] } of written) {
    for (const [position, title] of titles.entries()) {
      const [tag] = await db
        .insert(tags)
        .values({ title })
        .onConflictDoUpdate({ target: tags.title, set: { title } })
        .returning();
      await db.insert(articleTags).values({ articleId: id, tagId: tag?.id ?? 0, position });
    }
  }
}
