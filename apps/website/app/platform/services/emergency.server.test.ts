import { channel } from 'node:diagnostics_channel';
import { CHANGE_CHANNELS } from '@sala/contracts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { json, openTestService } from './testService.ts';

const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
afterAll(() => service.close());

const RAISED = { text: 'อพยพทันที', href: '/flood' };
let clock = 0;
let fetchEmergency: (now: () => number) => Promise<unknown>;
beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  service.asked.length = 0;
  service.answer = json({ text: 'อพยพทันที', url: '/flood' });
  ({ fetchEmergency } = await import('./emergency.server.ts'));
});

const after = (milliseconds: number) => {
  clock += milliseconds;
  return fetchEmergency(() => clock);
};

/** A page does not wait for a slow answer: the next one is told. */
const until = (expected: unknown) => vi.waitFor(async () => expect(await after(0)).toEqual(expected));

test('what is raised is told, and asked for once in five seconds', async () => {
  await until(RAISED);
  service.answer = json({ text: '' });
  expect(await after(4999)).toEqual(RAISED);
  expect(service.asked).toHaveLength(1);
  await after(1);
  await until(null);
});

test('when a change is told it is asked for before the next page', async () => {
  await until(RAISED);
  service.answer = json({ text: '' });
  channel(CHANGE_CHANNELS.told).publish({ stories: ['7'] });
  expect(await after(1)).toBeNull();
});

test('pages that are asked for at the same time ask once', async () => {
  await Promise.all([after(0), after(0), after(0)]);
  await until(RAISED);
  expect(service.asked).toHaveLength(1);
});

test('while nobody answers the last that was told stands for a minute', async () => {
  await until(RAISED);
  service.answer = json({}, 503);
  expect(await after(30_000)).toEqual(RAISED);
  expect(await after(30_000)).toBeNull();
});

test('a service without such a thing knows of none', async () => {
  service.answer = json({}, 404);
  expect(await after(0)).toBeNull();
});

test('a service that is silent makes no page wait', async () => {
  let isGivenUp = false;
  service.answer = (_, response) => response.once('close', () => (isGivenUp = true));
  expect(await after(0)).toBeNull();
  expect([service.asked.length, isGivenUp]).toEqual([1, false]);
});
