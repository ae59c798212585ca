import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createApis } from '../apis.ts';
import { DatabaseGone } from './databaseGone.ts';
import { isDatabaseGone } from './isDatabaseGone.ts';

test('a newsroom whose database server is gone answers 503 with Retry-After, not 404', async () => {
  // no server listens on port 1
  const pool = new pg.Pool({ connectionString: 'postgres://sala@127.0.0.1:1/sala' });
  const failures: unknown[] = [];
  const app = createApis(drizzle(pool), {
    address: 'http://newsroom.test',
    previewSecret: undefined,
    onError: (error) => failures.push(error),
  });
  for (const path of ['/content?id=1', '/section?section=politics', '/search/news?q=น้ำ']) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ status: 503, title: 'The database does not answer' });
  }
  expect(failures).toHaveLength(3);
  await pool.end();
});

test.each([
  [Object.assign(new Error('shutting down'), { code: '57P01' }), true],
  [new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }), true],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), true],
  [new DatabaseGone(), true],
  [new Error('timeout expired'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new TypeError('x is not a function'), false],
  [new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }), false],
  ['ECONNREFUSED', false],
])('isDatabaseGone of %s is %s', (error, isGone) => {
  expect(isDatabaseGone(error)).toBe(isGone);
});
