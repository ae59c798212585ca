import { channel } from 'node:diagnostics_channel';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { CHANGE_CHANNELS } from '../changeChannels.server.ts';
import { json, openTestService } from '../testService.ts';

const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
afterAll(() => service.close());

const RAISED = { text: 'อพยพทันที', href: '/flood' };
let clock = 0;
let fetchEmergency: (now?: () => number) => Promise<unknown>;
beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  service.requests.length = 0;
  service.answer = json({ text: 'อพยพทันที', url: '/flood' });
  ({ fetchEmergency } = await import('./emergency.server.ts'));
});

const after = (milliseconds: number) => {
  clock += milliseconds;
  return fetchEmergency(() => clock);
};

/** A page does not wait for a slow answer: the next page shows it. */
const until = (expected: unknown) => vi.waitFor(async () => expect(await after(0)).toEqual(expected));

test('the emergency notice is returned and requested at most once in five seconds', async () => {
  await until(RAISED);
  service.answer = json({ text: '' });
  expect(await after(4999)).toEqual(RAISED);
  expect(service.requests).toHaveLength(1);
  await after(1);
  await until(null);
});

test('the notice is requested again after five seconds although the clock of the machine was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  await vi.waitFor(async () => expect(await fetchEmergency()).toEqual(RAISED));
  service.answer = json({ text: '' });
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(5000);
  await vi.waitFor(async () => expect(await fetchEmergency()).toBeNull());
  vi.useRealTimers();
});

test('a reported change makes the next page request the notice again', async () => {
  await until(RAISED);
  service.answer = json({ text: '' });
  channel(CHANGE_CHANNELS.change).publish({ stories: ['7'] });
  expect(await after(1)).toBeNull();
});

test('pages that are rendered at the same time share one request', async () => {
  await Promise.all([after(0), after(0), after(0)]);
  await until(RAISED);
  expect(service.requests).toHaveLength(1);
});

test('the last notice is shown for a minute while the service fails', async () => {
  await until(RAISED);
  service.answer = json({}, 503);
  expect(await after(30_000)).toEqual(RAISED);
  expect(await after(30_000)).toBeNull();
});

test('a 404 of the service means that there is no notice', async () => {
  service.answer = json({}, 404);
  expect(await after(0)).toBeNull();
});

test('a page does not wait for a service that does not answer', async () => {
  let isGivenUp = false;
  service.answer = (_, response) => response.once('close', () => (isGivenUp = true));
  expect(await after(0)).toBeNull();
  expect([service.requests.length, isGivenUp]).toEqual([1, false]);
});
