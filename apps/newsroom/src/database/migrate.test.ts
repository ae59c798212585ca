import type pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { migrateServer } from './migrate.ts';

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
