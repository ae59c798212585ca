import { expect, test, vi } from 'vitest';
import { createLayeredCache } from './layeredCache.server.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A cache with its own clock, and a source that counts its calls. */
function prepare() {
  const clock = { now: 0 };
  const cache = createLayeredCache<string>(() => clock.now);
  const fetch = vi.fn(async () => `value ${fetch.mock.calls.length}`);
  return { clock, fetch, get: () => cache.get('key', fetch), cache };
}

test('[7.1-16] a value in the first layer is returned without a fetch', async () => {
  const { clock, fetch, get } = prepare();
  expect(await get()).toBe('value 1');
  clock.now = 60 * SECOND - 1;
  expect(await get()).toBe('value 1');
  expect(fetch).toHaveBeenCalledOnce();
});

test('[7.1-15 7.1-17] a value only in the second layer is returned stale, while one refresh runs in the background', async () => {
  const { clock, fetch, get } = prepare();
  await get();
  clock.now = 60 * SECOND;
  expect(await Promise.all([get(), get(), get()])).toEqual(['value 1', 'value 1', 'value 1']);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.waitFor(async () => expect(await get()).toBe('value 2'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('[7.1-17] a failed refresh leaves the stale value, and the next call tries again', async () => {
  const { clock, fetch, get } = prepare();
  await get();
  clock.now = 23 * HOUR;
  fetch.mockRejectedValueOnce(new Error('down'));
  expect(await get()).toBe('value 1');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  await vi.waitFor(async () => {
    expect(await get()).toBe('value 3');
  });
});

test('[7.1-18] a value in neither layer is fetched once for all waiting calls', async () => {
  const { clock, fetch, get } = prepare();
  expect(await Promise.all([get(), get()])).toEqual(['value 1', 'value 1']);
  expect(fetch).toHaveBeenCalledOnce();
  clock.now = 24 * HOUR;
  expect(await get()).toBe('value 2');
});

test('[7.1-15] each key has its own lock', async () => {
  const { cache } = prepare();
  const never = cache.get('slow', () => new Promise<string>(() => {}));
  expect(await cache.get('quick', async () => 'x')).toBe('x');
  expect(await Promise.race([never, Promise.resolve('still waiting')])).toBe('still waiting');
});

test('a failed fetch rejects all waiting calls, and the next call tries again', async () => {
  const { fetch, get } = prepare();
  fetch.mockRejectedValueOnce(new Error('down'));
  expect((await Promise.allSettled([get(), get()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe('value 2');
});

test('[9.8-03] at most a thousand calls wait; one more is rejected at once', async () => {
  const { cache } = prepare();
  let answer = (_: string) => {};
  const fetch = () => new Promise<string>((done) => (answer = done));
  const waiting = Array.from({ length: 1001 }, () => cache.get('key', fetch));
  await expect(cache.get('key', fetch)).rejects.toThrow('too many callers wait for key');
  answer('x');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['x']));
});

test('a cleared value is fetched again, even if it was cleared during a fetch', async () => {
  const { cache, fetch, get } = prepare();
  await get();
  cache.clear();
  expect(await get()).toBe('value 2');
  cache.clear();
  const before = get();
  cache.clear();
  expect(await before).toBe('value 3');
  expect(await get()).toBe('value 4');
  expect(fetch).toHaveBeenCalledTimes(4);
});
