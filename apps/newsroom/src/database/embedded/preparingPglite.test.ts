import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readMigratedDump } from '../testDataDirectory.ts';
import { PreparingPGlite } from './preparingPglite.ts';

const loadDataDir = await readMigratedDump();
const own = new PreparingPGlite({ loadDataDir });
const original = new PGlite({ loadDataDir });

beforeAll(async () => {
  for (const client of [own, original]) {
    await client.waitReady;
    await client.exec(`
      create table things (id int primary key, name text, at timestamptz, many int[], more jsonb, is_so boolean);
      insert into things values
        (1, 'ปี่ ญี่ปุ่น กฎ', '2026-02-18T15:28:35+07:00', '{1,2}', '{"a": [1]}', true),
        (2, null, null, null, null, false),
        (3, '', 'epoch', '{}', '[]', null);
    `);
  }
});
afterAll(() => Promise.all([own.close(), original.close()]));

const both = (sql: string, params: unknown[] = []) =>
  Promise.all([own, original].map((client) => client.query(sql, params, { rowMode: 'array' })));

test.each([
  ['select * from things order by id', []],
  ['select * from things where id = $1', [2]],
  ['select * from things where id = any($1::int[]) and name <> $2 order by id', [[1, 3], 'x']],
  ['select count(*), $1::text from things where more = $2', ['ก', { a: [1] }]],
  ['(select id from things where false)', []],
])('%s returns the same rows as in PGlite itself, at every run', async (sql, params) => {
  for (let run = 0; run < 3; run++) {
    const [mine, theirs] = await both(sql, params);
    expect(mine?.rows).toEqual(theirs?.rows);
  }
});

test('a statement that fails throws its cause, and the next one runs', async () => {
  for (let run = 0; run < 2; run++) {
    await expect(own.query('select 1 / (id - 1) from things', [], { rowMode: 'array' })).rejects.toThrow(
      'division by zero',
    );
    await expect(own.query('select nothing from things', [], { rowMode: 'array' })).rejects.toThrow('"nothing"');
    expect((await own.query('select 1', [], { rowMode: 'array' })).rows).toEqual([[1]]);
  }
});

test('a query waits for an open transaction and sees its result', async () => {
  let reading: Promise<unknown> | undefined;
  await own.transaction(async (transaction) => {
    await transaction.query('insert into things (id) values (10)');
    reading = own.query('select count(*) from things where id = 10', [], { rowMode: 'array' });
    await transaction.rollback();
  });
  expect(await reading).toMatchObject({ rows: [[0]] });
});

test('a query is prepared, a change is not, and the next query finds it', async () => {
  await own.query('insert into things (id) values ($1)', [20], { rowMode: 'array' });
  const { rows } = await own.query('select id from things where id = $1', [20], { rowMode: 'array' });
  expect(rows).toEqual([[20]]);
  const prepared = await own.query<{ statement: string }>('select statement from pg_prepared_statements');
  const statements = prepared.rows.map(({ statement }) => statement);
  expect(statements).toContain('select id from things where id = $1');
  expect(statements.filter((statement) => !statement.includes('select'))).toEqual([]);
});

test('every notification reaches its listener in order, whatever is read in between', async () => {
  const notifications: string[] = [];
  await own.listen('changes', (payload) => notifications.push(payload));
  const read = () => own.query('select count(*) from things', [], { rowMode: 'array' });
  const rounds = Array.from({ length: 20 }, (_, round) => round);
  for (const round of rounds) {
    const reading = read();
    const notified = own.transaction(async (transaction) => {
      await transaction.query('select pg_notify($1, $2)', ['changes', `${round} in a transaction`]);
    });
    await Promise.all([reading, notified, read(), own.query(`select pg_notify('changes', '${round} alone')`)]);
    await own.query('select pg_notify($1, $2)', ['changes', `${round} prepared`], { rowMode: 'array' });
    await read();
  }
  const expected = rounds.flatMap((round) => ['in a transaction', 'alone', 'prepared'].map((how) => `${round} ${how}`));
  expect(notifications).toEqual(expected);
});

test('without room on the disk it refuses to write, and goes on reading', async () => {
  await own.exec('create table letters (letter text)');
  await own.query('insert into letters values ($1)', ['ก']);
  const refused = 'The disk is nearly full.';
  own.requireRoom = () => {
    throw new Error(refused);
  };
  onTestFinished(() => {
    own.requireRoom = () => {};
  });
  await expect(own.query('insert into letters values ($1)', ['ข'])).rejects.toThrow(refused);
  await expect(own.query('with one as (delete from letters returning *) select * from one')).rejects.toThrow(refused);
  const write = vi.fn();
  await expect(own.transaction(write)).rejects.toThrow(refused);
  expect(write).not.toHaveBeenCalled();
  for (const options of [{ rowMode: 'array' as const }, {}])
    expect((await own.query('select letter from letters', [], options)).rows).toHaveLength(1);
});
