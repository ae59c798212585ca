import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { openTestDatabase } from './testDatabases.ts';

const ARTICLE = { source: 'test', sourceId: '1', section: 'politics', title: 'ข่าว', publishedAt: new Date(0) };

test('a new test database has no row, sequence number or lock of the one before it', async () => {
  const before = await openTestDatabase();
  const [written] = await before.db.insert(articles).values(ARTICLE).returning();
  await before.db.execute(sql`select pg_advisory_lock(1)`);
  await before.close();
  const after = await openTestDatabase();
  expect(await after.db.$count(articles)).toBe(0);
  expect(await after.db.execute(sql`select from pg_locks where locktype = 'advisory'`)).toMatchObject({ rows: [] });
  const [again] = await after.db.insert(articles).values(ARTICLE).returning();
  expect(again?.id).toBe(written?.id);
  await after.close();
});

test('a new test database has its tables as they were before another test changed them', async () => {
  const before = await openTestDatabase();
  await before.db.execute(sql`alter table articles add column mood text not null`);
  await before.close();
  const after = await openTestDatabase();
  await after.db.insert(articles).values(ARTICLE);
  await after.close();
});

test('a closed test database rejects queries', async () => {
  const { db, close } = await openTestDatabase();
  await close();
  await expect(db.$count(articles)).rejects.toThrow();
});
