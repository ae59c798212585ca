import { channel } from 'node:diagnostics_channel';
import { beforeEach, expect, test, vi } from 'vitest';
import { toFulfilled } from '../areas/index.server.ts';
import { CHANGE_CHANNELS } from './changeChannels.server.ts';
import { shareAnswer } from './shareAnswer.server.ts';

const setStreamUp = (isUp: boolean) => channel(CHANGE_CHANNELS.connection).publish(isUp);
let count = 0;
const ask = vi.fn(async (_: AbortSignal) => toFulfilled(++count));
const { signal } = new AbortController();
const share = async () => (await shareAnswer('hot news', ask, signal)).response;

beforeEach(() => {
  vi.useRealTimers();
  count = 0;
  setStreamUp(true);
});

test('pages share one response for ten seconds', async () => {
  vi.useFakeTimers();
  expect(await Promise.all([share(), share()])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(9900);
  expect(await share()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await share()).toBe(2);
});

test('a reported change drops the shared response at once, also one still in flight', async () => {
  const late = share();
  channel(CHANGE_CHANNELS.change).publish({ stories: ['7'] });
  expect([await late, await share(), await share()]).toEqual([1, 2, 2]);
});

test('while the change stream is down each page sends its own request with its own signal', async () => {
  await share();
  setStreamUp(false);
  expect([await share(), await share()]).toEqual([2, 3]);
  expect(ask).toHaveBeenLastCalledWith(signal);
  setStreamUp(true);
  expect(await share()).toBe(4);
});

test('a page that is aborted does not abort the shared request', async () => {
  const gone = AbortSignal.abort();
  await shareAnswer('hot news', ask, gone);
  expect(ask.mock.lastCall?.[0].aborted).toBe(false);
});

test('a failure is shared by the waiting pages and is not cached', async () => {
  const failed = { response: null, pending: false, error: { status: 503, data: {} } };
  const failing = vi.fn(async () => failed);
  const both = [shareAnswer('widgets', failing, signal), shareAnswer('widgets', failing, signal)];
  expect(await Promise.all(both)).toEqual([failed, failed]);
  await shareAnswer('widgets', failing, signal);
  expect(failing).toHaveBeenCalledTimes(2);
});
