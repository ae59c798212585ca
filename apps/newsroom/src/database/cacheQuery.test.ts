import { expect, test, vi } from 'vitest';
import { cacheQuery } from './cacheQuery.ts';

test('a query runs once for all callers until its result is too old, and again after a failure', async () => {
  let now = 0;
  const query = vi.fn(async () => now);
  const read = cacheQuery(query, 100, () => now);
  expect(await Promise.all([read(), read()])).toEqual([0, 0]);
  now = 99;
  expect(await read()).toBe(0);
  query.mockRejectedValueOnce(new Error('no connection'));
  now = 100;
  await expect(read()).rejects.toThrow('no connection');
  expect(await read()).toBe(100);
  expect(query).toHaveBeenCalledTimes(3);
});
