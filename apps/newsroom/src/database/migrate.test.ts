import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { migrateEmbedded, migrateServer } from './migrate.ts';
import { readMigratedDump } from './testDataDirectory.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a newsroom that waits for the migration of another one says so every two minutes', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const locked = Promise.withResolvers<never>();
  const client = { query: () => locked.promise, release: () => {} };
  const migration = migrateServer({ connect: async () => client } as unknown as pg.Pool).catch(() => 'ended');
  await vi.advanceTimersByTimeAsync(119_000);
  expect(log).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(122_000);
  expect(log.mock.calls).toEqual(
    Array(2).fill(['Another newsroom is migrating the database: this one waits until that has ended.']),
  );
  locked.reject(new Error('the connection is lost'));
  expect(await migration).toBe('ended');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(log).toHaveBeenCalledTimes(2);
});

test('a newsroom says that a newer version has changed its database', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = new PGlite({ loadDataDir: await readMigratedDump() });
  const db = drizzle(client);
  await migrateEmbedded(db);
  expect(log).not.toHaveBeenCalled();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.UTC(2100, 0)})`,
  );
  await migrateEmbedded(db);
  expect(log.mock.calls).toEqual([[expect.stringContaining('A newer version has changed the database (1 times)')]]);
  await client.close();
});
