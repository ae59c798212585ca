import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlanReader } from './createPlanReader.ts';

/** What the database answers: a plan, or nothing. */
let read: () => Promise<string>;
let readPlan: (channel: string, from: number) => Promise<string>;
beforeEach(() => {
  vi.useFakeTimers();
  read = async () => 'first';
  readPlan = createPlanReader(() => read());
});
afterEach(() => {
  vi.useRealTimers();
});

test('a silent database delays a request by a second at most, and gets one query for each channel', async () => {
  await readPlan('tv', 0);
  const silent = Promise.withResolvers<string>();
  const query = vi.fn(() => silent.promise);
  read = query;
  const plan = readPlan('tv', 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await plan).toBe('first');
  const next = readPlan('tv', 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toBe('first');
  expect(query).toHaveBeenCalledTimes(1);
  silent.resolve('late');
  await silent.promise;
  read = () => Promise.reject(new Error('gone'));
  expect(await readPlan('tv', 0)).toBe('late');
});

test('a database that answers again is used at once', async () => {
  await readPlan('tv', 0);
  read = () => Promise.reject(new Error('gone'));
  expect(await readPlan('tv', 0)).toBe('first');
  read = async () => 'second';
  expect(await readPlan('tv', 0)).toBe('second');
});

test('without a plan, or with one of six hours ago, the failure of the database is that of the request', async () => {
  await readPlan('tv', 0);
  read = () => Promise.reject(new Error('gone'));
  await expect(readPlan('rian', 0)).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(6 * 3600_000);
  expect(await readPlan('tv', 0)).toBe('first');
  await vi.advanceTimersByTimeAsync(1);
  await expect(readPlan('tv', 0)).rejects.toThrow('gone');
});
