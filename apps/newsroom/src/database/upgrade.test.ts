import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyticsCounts } from '../analytics/schema.ts';
import { articleDrafts, articles, withdrawnArticles } from '../articles/schema.ts';
import { listenerReports } from '../listenerReports/schema.ts';
import { narrationFailures, narrationRatings, narrations } from '../narrations/schema.ts';
import { episodes, programs } from '../programs/schema.ts';
import { pushSubscriptions } from '../push/schema.ts';
import { openInMemory } from './embedded/openEmbedded.ts';
import { type OpenDatabase, openServer } from './index.ts';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';
import { idempotencyKeys } from './schema.ts';
import { newDatabase } from './testDatabases.ts';

/** The last migration before tables and columns got their present names. */
const LAST_WITH_OLD_NAMES = '0021_galleries';
const SERVER = process.env.TEST_DATABASE_URL ?? '';

/** A row in every table that was renamed or got columns since, as the former version writes it. */
const OLD_ROWS = (id: number) => [
  `insert into articles (id, source, source_id, section, title, published_at) values (${id}, 'test', '${id}', 'sport', 'ก', now())`,
  `insert into speech (article_id, speaker, revision, sound, bytes, duration, lines, provider)
   values (${id}, 12, 'r', 's${id}', 5, 1.5, '[{"text": "ก", "start": 0, "end": 1.5}]', 'espeak')
   on conflict (article_id, speaker) do update set sound = excluded.sound returning sound`,
  `insert into speech_failures (article_id, speaker, revised_at, message) values (${id}, 12, now(), 'no voice')
   on conflict (article_id, speaker) do update set attempts = speech_failures.attempts + 1`,
  `insert into speech_ratings (article_id, likes) values (${id}, 3)
   on conflict (article_id) do update set likes = speech_ratings.likes + 1`,
  `insert into speech_reports (reason, message, reported_at) values ('other', 'm${id}', now())`,
  `insert into taken_writes (id) values ('w${id}') on conflict do nothing returning id`,
  `insert into drafts (article_id, story) values (${id}, '{"title": "ร่าง"}')
   on conflict (article_id) do update set version = drafts.version + 1`,
  `insert into withdrawn (id, source, source_id, published_at, story, tags)
   values (${id + 1}, 'test', '${id + 1}', now(), '{"title": "ถอน"}', '{"น้ำ"}')`,
  `insert into event_counts (day, of, name, event, count) values ('2026-11-20', 'page', '/${id}', 'view', 7)
   on conflict (day, of, name, event) do update set count = event_counts.count + excluded.count`,
  `insert into push_subscriptions (endpoint, p256dh, auth) values ('https://push.test/${id}', 'p', 'a')
   on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth`,
];

/** Three programmes of the demo: untouched, with an episode of the station's, and with its video for a demo episode. */
const PROGRAM_ROWS = [
  `insert into programs (id, source, key, title, category)
   values (1, 'demo', 'one', 'ก', 'news'), (2, 'demo', 'two', 'ข', 'news'), (3, 'demo', 'three', 'ค', 'news')`,
  `insert into episodes (id, program_id, title, first_aired_at)
   values (11, 1, 'ก', now()), (21, 2, 'ข', now()), (1000001, 2, 'ข', now()), (31, 3, 'ค', now()), (32, 3, 'ค', now())`,
  `insert into videos (source, key, path, category, program_id, episode_id, title, first_aired_at)
   values ('editor', 'e-31', '/31', 'rerun', 3, 31, 'ค', now()), ('demo', 'e-32', '/32', 'rerun', 3, 32, 'ค', now())`,
];

/** The migrations up to this name, as a folder of their own. */
function migrationsUpTo(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sala-migrations-'));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  journal.entries = journal.entries.slice(0, journal.entries.findIndex((entry) => entry.tag === tag) + 1);
  mkdirSync(join(folder, 'meta'), { recursive: true });
  writeFileSync(path, JSON.stringify(journal));
  return folder;
}

async function upgradeEmbedded(migrationsFolder: string): Promise<OpenDatabase> {
  const before = new PGlite();
  await migratePglite(drizzlePglite(before), { migrationsFolder });
  for (const statement of [...OLD_ROWS(10), ...PROGRAM_ROWS]) await before.query(statement);
  const dump = await before.dumpDataDir('none');
  await before.close();
  return openInMemory(dump);
}

async function upgradeServer(migrationsFolder: string): Promise<OpenDatabase> {
  const { url, drop } = await newDatabase(SERVER);
  const before = new pg.Pool({ connectionString: url });
  await migrateServer(drizzleServer(before), { migrationsFolder });
  for (const statement of [...OLD_ROWS(10), ...PROGRAM_ROWS]) await before.query(statement);
  await before.end();
  const opened = await openServer(url);
  return { ...opened, close: () => opened.close().then(drop) };
}

const upgrades = (upgrade: (migrationsFolder: string) => Promise<OpenDatabase>) => () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    const folder = migrationsUpTo(LAST_WITH_OLD_NAMES);
    database = await upgrade(folder);
    rmSync(folder, { recursive: true });
  });
  afterAll(() => database.close());

  const readRows = async (id: number) => {
    const { db } = database;
    return {
      narration: (await db.select().from(narrations)).find((row) => row.articleId === id),
      failure: (await db.select().from(narrationFailures)).find((row) => row.articleId === id),
      rating: (await db.select().from(narrationRatings)).find((row) => row.articleId === id),
      report: (await db.select().from(listenerReports)).find((row) => row.message === `m${id}`),
      key: (await db.select().from(idempotencyKeys)).find((row) => row.key === `w${id}`),
      draft: (await db.select().from(articleDrafts)).find((row) => row.articleId === id),
      withdrawn: (await db.select().from(withdrawnArticles)).find((row) => row.id === id + 1),
      count: (await db.select().from(analyticsCounts)).find((row) => row.name === `/${id}`),
      subscription: (await db.select().from(pushSubscriptions)).find((row) => row.endpoint.endsWith(`/${id}`)),
    };
  };
  const rowsOf = (id: number, times = 1) => ({
    narration: {
      speaker: 12,
      sound: `s${id}`,
      lines: [{ text: 'ก', start: 0, end: 1.5 }],
      createdAt: expect.any(Date),
    },
    failure: { message: 'no voice', attempts: times },
    rating: { likes: 2 + times },
    report: { reason: 'other', receivedAt: expect.any(Date) },
    key: { createdAt: expect.any(Date) },
    // data that the former version does not write is there
    draft: { content: { title: 'ร่าง', authors: [], seoTitle: '', note: '' }, version: times },
    withdrawn: { article: { title: 'ถอน' }, tags: ['น้ำ'] },
    count: { day: '2026-11-20', dimension: 'page', event: 'view', count: 7 * times },
    // the server key of a subscription is stored with its first message
    subscription: { p256dh: 'p', auth: 'a', applicationServerKey: null, refusals: 0 },
  });

  test('every row of the previous version is found under the new names', async () => {
    expect(await readRows(10)).toMatchObject(rowsOf(10));
  });

  test('programmes and episodes of the demo that the station had changed are the station’s', async () => {
    const { db } = database;
    const demoOf = async (table: typeof programs | typeof episodes) =>
      (await db.select({ id: table.id }).from(table).where(eq(table.source, 'demo'))).map(({ id }) => id).sort();
    expect(await demoOf(programs)).toEqual([1]);
    expect(await demoOf(episodes)).toEqual([11, 21, 32]);
  });

  test('the previous version can still write under the old names after the upgrade', async () => {
    for (const statement of OLD_ROWS(20)) await database.db.execute(sql.raw(statement));
    expect(await readRows(20)).toMatchObject(rowsOf(20));
    const again = OLD_ROWS(20).filter((statement) => /on conflict/.test(statement));
    for (const statement of again) await database.db.execute(sql.raw(statement));
    expect(await readRows(20)).toMatchObject(rowsOf(20, 2));
    await database.db.execute(sql`update drafts set changed_at = now() where article_id = 20 returning story`);
    await database.db.execute(sql`delete from speech where article_id = 20`);
    expect((await readRows(20)).narration).toBeUndefined();
  });

  test('indexes, constraints, sequences and functions are renamed with their tables', async () => {
    const { rows } = (await database.db.execute(sql`
      select name from (
        select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'v'
        union all select conname from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
        union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      ) as names
      where name ~ '^(speech|taken|drafts|withdrawn_(source|pkey)|event)|stor(y|ies)|heard|look_at'`)) as never as {
      rows: { name: string }[];
    };
    expect(rows).toEqual([]);
    const [next] = await database.db
      .insert(listenerReports)
      .values({ reason: 'other', message: 'next', reportedAt: new Date() })
      .returning();
    expect(next?.id).toBeGreaterThan(1);
  });

  test('a changed article is still announced by its id', async () => {
    const texts: string[] = [];
    const end = await database.listen('changes', { notify: (text) => void texts.push(text), missed: () => {} });
    await database.db.update(articles).set({ title: 'ข' }).where(sql`id = 10`);
    await database.db.update(articles).set({ views: 1, voicePath: '/a.mp3' }).where(sql`id = 10`);
    await expect.poll(() => texts).toEqual(['{"stories": [10]}']);
    await end();
  });
};

describe('on PGlite', upgrades(upgradeEmbedded));
describe.skipIf(!SERVER)('on PostgreSQL', upgrades(upgradeServer));
