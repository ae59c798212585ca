import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseGone, describeError } from '../../errors/index.ts';
import { describeDatabase } from '../describeDatabase.ts';
import { createPoolDatabase } from './createPoolDatabase.ts';
import { openServerPool } from './serverPool.ts';
import { startSilenceable } from './testSilence.ts';

const SERVER = process.env.TEST_DATABASE_URL;
/** Long enough for a server that is awake to answer in on a busy machine. */
const TIMES = { answerMs: 600, checkMs: 50 };

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  for (const method of ['error', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('a query to a server that accepts connections and is silent fails with DatabaseGone', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { pool, close } = openServerPool(`postgres://sala@127.0.0.1:${port}/sala`, TIMES);
  const error = await pool.query('select 1').catch((reason) => reason);
  expect(error).toBeInstanceOf(DatabaseGone);
  expect(error.message).toMatch(`does not answer (sala at 127.0.0.1:${port}, timeout expired)`);
  await close();
  server.close();
});

describe.skipIf(!SERVER)('on PostgreSQL', () => {
  test('running and new queries fail while the server is silent, and succeed once it answers again', async () => {
    const server = await startSilenceable(SERVER ?? '');
    const { pool, close } = openServerPool(server.url, TIMES);
    const db = createPoolDatabase(pool);
    await db.execute('select 1');
    const sleep = 'select pg_sleep(61)';
    const failures = [db.execute(sleep), db.transaction((transaction) => transaction.execute(sleep))].map((query) =>
      query.catch((error) => describeError(error, 'The query failed')),
    );
    // both run: one that still waits for its connection fails in other words
    const running = 'select from pg_stat_activity where query = $1';
    await vi.waitFor(async () => expect((await pool.query(running, [sleep])).rowCount).toBe(2), { timeout: 5000 });
    server.setSilent(true);
    const name = describeDatabase({ databaseUrl: server.url, dataDirectory: '' });
    const sentence = `The database at DATABASE_URL does not answer (${name}).`;
    expect(await Promise.all(failures)).toEqual([sentence, 'The database at DATABASE_URL does not answer.']);
    // more queries than the pool has connections
    const later = Array.from({ length: 12 }, () =>
      db.execute('select 1').catch((error) => describeError(error, 'The query failed')),
    );
    expect(new Set(await Promise.all(later))).toEqual(new Set([sentence]));
    server.setSilent(false);
    await vi.waitFor(() => db.execute('select 1'), { timeout: 5000 });
    expect(lines).toEqual([
      `The database at DATABASE_URL (${name}) does not answer: waiting queries fail.`,
      `The database at DATABASE_URL (${name}) answers again.`,
    ]);
    await close();
    server.close();
  });

  test('transactions that fail before they begin give their connections back', async () => {
    const server = await startSilenceable(SERVER ?? '');
    const { pool, close } = openServerPool(server.url, TIMES);
    const db = createPoolDatabase(pool);
    const all = (work: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: 10 }, work));
    // the pool has as many connections as there are transactions
    await all(() => db.execute('select pg_sleep(0.1)'));
    server.setSilent(true);
    const results = await all(() => db.transaction(async () => {}));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await vi.waitFor(() => expect(pool.totalCount).toBe(0));
    await close();
    server.close();
  });

  test('a slow query does not fail while the server answers', async () => {
    const { pool, close } = openServerPool(SERVER ?? '', TIMES);
    const { rows } = await pool.query('select pg_sleep(1.2), 1 as number');
    expect(rows[0].number).toBe(1);
    expect(lines).toEqual([]);
    await close();
  });

  test('a connection that is lost in a transaction fails it, and the next query succeeds', async () => {
    const { pool, close } = openServerPool(SERVER ?? '', TIMES);
    const db = createPoolDatabase(pool);
    const lost = db.transaction((transaction) => transaction.execute('select pg_terminate_backend(pg_backend_pid())'));
    await expect(lost).rejects.toThrow();
    await db.execute('select 1');
    await close();
  });
});
