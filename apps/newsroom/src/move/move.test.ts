import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '@sala/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionLog } from '../actions/schema.ts';
import { articleDrafts, articles } from '../articles/schema.ts';
import {
  type Database,
  listRows,
  loadSecret,
  lockServer,
  type OpenDatabase,
  openEmbedded,
  openServer,
} from '../database/index.ts';
import { newDatabase, openTestDatabase } from '../database/testDatabases.ts';
import { makeDataDirectory } from '../database/testDataDirectory.ts';
import { loadDemo } from '../demo/index.ts';
import { formatCount } from '../input/index.ts';
import { writeNarrations } from '../narrations/testNarrations.ts';
import { pushSubscriptions } from '../push/schema.ts';
import { openTestNewsroom } from '../testNewsroom.ts';
import { move } from './move.ts';
import { type MovedTable, moveDatabase } from './moveDatabase.ts';

const SERVER = process.env.TEST_DATABASE_URL ?? '';
const ID = 2_000_000_000;
const HARD = '"ก\\",{}\n\t\'NULL\' 🚨';

/** Most of the articles are left out: to index them takes most of the time of loading the demo. */
const FEW = { ...demo, articles: () => demo.articles().slice(0, 3) };

/** Demo content, and a row in the other tables, with all that an array or a record of PostgreSQL has to escape. */
async function fill(db: Database, content = demo): Promise<void> {
  await loadDemo(db, new Date(), content);
  await db.insert(articles).values({
    id: ID,
    source: 'test',
    sourceId: '1',
    section: 'sport',
    title: HARD,
    publishedAt: new Date('2020-02-03T04:05:06.789Z'),
  });
  await writeNarrations(db, [ID]);
  await db.insert(articleDrafts).values({ articleId: ID, content: { title: HARD } as never });
  await db.insert(pushSubscriptions).values({ endpoint: 'https://push.test/1', p256dh: 'p', auth: 'a' });
  const entry = { who: HARD, origin: HARD, action: 'push', outcome: 'done' as const, message: HARD };
  await db.insert(actionLog).values({ ...entry, input: { title: HARD } });
  await loadSecret(db, 'vapid-keys', () => HARD);
}

/** Every row of every table as text, and the last values of the sequences. */
async function readAllRows(db: Database): Promise<Record<string, unknown[]>> {
  const ask = (query: string) => listRows<never>(db, sql.raw(query));
  const snapshot: Record<string, unknown[]> = {};
  await db.execute(sql.raw(`set timezone = 'UTC'`));
  const tables: { name: string }[] = await ask(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'leases'`,
  );
  for (const { name } of tables)
    snapshot[name] = await ask(`select one::text as row from "${name}" as one order by one::text collate "C"`);
  snapshot.sequences = await ask(
    `select sequencename::text, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
  );
  return snapshot;
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function withOpen<Result>(opening: Promise<OpenDatabase>, work: (db: Database) => Promise<Result>) {
  const opened = await opening;
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

describe.skipIf(!SERVER)('move', () => {
  test('copies every row to PostgreSQL, where a newsroom can serve it, and back', async () => {
    const [here, back] = [join(folder, 'here'), join(folder, 'back')];
    for (const directory of [here, back]) await makeDataDirectory(directory);
    const server = await newDatabase(SERVER);
    try {
      const before = await withOpen(openEmbedded(here), async (db) => {
        await fill(db);
        return readAllRows(db);
      });
      const lines: string[] = [];
      await move([here, server.url], (line) => lines.push(line));
      expect(lines).toContain('push_subscriptions: 1 row read, 1 written');
      expect(lines.at(-1)).toContain('every table is the same in both');
      for (const [table, rows] of Object.entries(before))
        if (table !== 'sequences')
          expect(lines).toContain(`${table}: ${formatCount(rows.length, 'row')} read, ${rows.length} written`);
      expect(await withOpen(openServer(server.url), readAllRows)).toEqual(before);

      const newsroom = await openTestNewsroom(() => openServer(server.url));
      const { status, json } = await newsroom.get(`/content?id=${ID}`);
      await newsroom.close();
      expect([status, json.title]).toEqual([200, HARD]);

      await move([server.url, back], () => {});
      expect(await withOpen(openEmbedded(back), readAllRows)).toEqual(before);
      await expect(move([back, server.url], () => {})).rejects.toThrow(/is not empty.*Nothing was moved/);
    } finally {
      await server.drop();
    }
  });
});

test('a database that was moved is opened only after its mark is deleted', async () => {
  const [old, next] = [join(folder, 'old'), join(folder, 'next')];
  for (const directory of [old, next]) await makeDataDirectory(directory);
  await move([old, next], () => {});
  const mark = join(old, 'database', 'moved-to');
  await expect(openEmbedded(old)).rejects.toThrow(
    `The database in ${old} was moved to ${join(next, 'database')}: name that one instead, or delete ${mark} to use this one as it was.`,
  );
  await withOpen(openEmbedded(next), async () => {});
  rmSync(mark);
  await withOpen(openEmbedded(old), async () => {});
});

test('moveDatabase leaves the target empty when it is interrupted', async () => {
  const [from, to] = [await openTestDatabase(), await openTestDatabase()];
  await fill(from.db, FEW);
  const empty = await readAllRows(to.db);
  const moved: MovedTable[] = [];
  const moving = moveDatabase(from, to, (one) => {
    moved.push(one);
    if (one.table === 'push_subscriptions') throw new Error('killed');
  });
  await expect(moving).rejects.toThrow('killed');
  expect(moved.some(({ written }) => written > 0)).toBe(true);
  expect(await readAllRows(to.db)).toEqual(empty);
  await Promise.all([from.close(), to.close()]);
});

test('moveDatabase fails when a row does not arrive', async () => {
  const [from, to] = [await openTestDatabase(), await openTestDatabase()];
  await from.db.insert(pushSubscriptions).values({ endpoint: 'https://push.test/1', p256dh: 'p', auth: 'a' });
  await to.db.execute(sql.raw('create rule lost as on insert to push_subscriptions do instead nothing'));
  await expect(moveDatabase(from, to)).rejects.toThrow('push_subscriptions is not the same: 1 row read, 0 written');
  await to.db.execute(sql.raw('drop rule lost on push_subscriptions'));
  await Promise.all([from.close(), to.close()]);
});

test('moveDatabase fails when a row arrives otherwise', async () => {
  const [from, to] = [await openTestDatabase(), await openTestDatabase()];
  await from.db.insert(pushSubscriptions).values({ endpoint: 'https://push.test/1', p256dh: 'p', auth: 'a' });
  await to.db.execute(
    sql.raw(`create rule spoilt as on insert to push_subscriptions do also update push_subscriptions set auth = 'b'`),
  );
  await expect(moveDatabase(from, to)).rejects.toThrow('push_subscriptions is not the same: 1 row read, 1 written');
  await to.db.execute(sql.raw('drop rule spoilt on push_subscriptions'));
  await Promise.all([from.close(), to.close()]);
});

test.skipIf(!SERVER)('move rejects a database that a newsroom uses, as source and as target', async () => {
  const server = await newDatabase(SERVER);
  const { listen, close } = await openServer(server.url);
  const endListening = await listen('changes', { notify: () => {}, missed: () => {} });
  const refusal = `A newsroom is working on ${new URL(server.url).pathname.slice(1)} at `;
  await expect(move([server.url, 'side'], () => {}, folder)).rejects.toThrow(refusal);
  await makeDataDirectory(join(folder, 'side'));
  await expect(move([join(folder, 'side'), server.url], () => {}, folder)).rejects.toThrow(refusal);
  await endListening();
  await close();
  await server.drop();
});

test.skipIf(!SERVER)('a newsroom starts on a database only after its move has ended', async () => {
  const server = await newDatabase(SERVER);
  const { listen, close } = await openServer(server.url);
  const start = () => listen('changes', { notify: () => {}, missed: () => {} });
  const lock = await lockServer(server.url);
  await expect(start()).rejects.toThrow('is being moved: start the newsroom when that has ended.');
  await lock.release();
  const ends = await Promise.all([start(), start()]);
  for (const end of ends) await end();
  await close();
  await server.drop();
});

test.each<[string[], string]>([
  [['.data', 'foo://y'], 'foo://y is no address of a PostgreSQL database: that begins with postgres://.'],
  [['mysql://127.0.0.1/sala', '.data'], 'mysql://127.0.0.1/sala is no address'],
  [[], 'Usage'],
  [['.data'], 'Usage'],
  [['a', 'b', 'c'], 'Usage'],
  [['nowhere', 'postgres://127.0.0.1/sala'], 'There is no database in nowhere.'],
])('move rejects the arguments %j with one sentence', async (args, expected) => {
  await expect(move(args, () => {}, folder)).rejects.toThrow(expected);
});
