import { channel } from 'node:diagnostics_channel';
import { CHANGE_CHANNELS } from '@sala/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { toFulfilled } from '../areas/index.server.ts';
import { shareAnswer } from './sharedAnswers.server.ts';

const hear = (isHeard: boolean) => channel(CHANGE_CHANNELS.heard).publish(isHeard);
let count = 0;
const ask = vi.fn(async (_: AbortSignal) => toFulfilled(++count));
const { signal } = new AbortController();
const share = async () => (await shareAnswer('hot news', ask, signal)).response;

beforeEach(() => {
  vi.useRealTimers();
  count = 0;
  hear(true);
});

test('pages share one answer for ten seconds', async () => {
  vi.useFakeTimers();
  expect(await Promise.all([share(), share()])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(9900);
  expect(await share()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await share()).toBe(2);
});

test('what is told of takes it back at once, also what was asked for before and comes after', async () => {
  const late = share();
  channel(CHANGE_CHANNELS.told).publish({ stories: ['7'] });
  expect([await late, await share(), await share()]).toEqual([1, 2, 2]);
});

test('while no changes are heard of each page asks for itself, with its own deadline', async () => {
  await share();
  hear(false);
  expect([await share(), await share()]).toEqual([2, 3]);
  expect(ask).toHaveBeenLastCalledWith(signal);
  hear(true);
  expect(await share()).toBe(4);
});

test('a page that gives up takes the answer from nobody', async () => {
  const gone = AbortSignal.abort();
  await shareAnswer('hot news', ask, gone);
  expect(ask.mock.lastCall?.[0].aborted).toBe(false);
});

test('a failure is shared by those who wait for it, and not kept', async () => {
  const failed = { response: null, pending: false, error: { status: 503, data: {} } };
  const failing = vi.fn(async () => failed);
  const both = [shareAnswer('widgets', failing, signal), shareAnswer('widgets', failing, signal)];
  expect(await Promise.all(both)).toEqual([failed, failed]);
  await shareAnswer('widgets', failing, signal);
  expect(failing).toHaveBeenCalledTimes(2);
});
