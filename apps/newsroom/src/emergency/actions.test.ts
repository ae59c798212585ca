import { expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { emergency } from './schema.ts';

const context = testActions('emergency', testContext);

test('an emergency is raised, shown, replaced and lowered', async () => {
  expect(await context.run('show')).toEqual(['There is no emergency.']);
  expect(await context.run('raise', 'อพยพทันที', '--url', '/flood')).toEqual(['raised: อพยพทันที']);
  expect(await context.run('show')).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}อพยพทันที$/),
    '/flood',
  ]);
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('raise', 'ปลอดภัยแล้ว');
  expect(consoleError.mock.calls).toEqual([
    [expect.stringMatching(/^It replaces the message of .+ \d\d:\d\d, which readers no longer see: อพยพทันที$/)],
  ]);
  expect(await context.db().select().from(emergency)).toMatchObject([{ text: 'ปลอดภัยแล้ว', url: '' }]);
  expect(await context.run('lower')).toEqual(['lowered: ปลอดภัยแล้ว']);
});

test('raise warns about a link to an unknown article and still raises the emergency', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await context.run('raise', 'อพยพทันที', '--url', '/news/content/7')).toEqual(['raised: อพยพทันที']);
  expect(consoleError.mock.calls).toEqual([['Readers would find nothing at /news/content/7: there is no article 7.']]);
  await context.run('lower');
});

test('raise warns about a link to no known page, by its path or its whole address', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const url of ['/nopage', `${testContext(context.db()).siteUrl}/nopage`]) {
    expect(await context.run('raise', 'อพยพทันที', '--url', url)).toEqual(['raised: อพยพทันที']);
    expect(consoleError.mock.lastCall).toEqual([
      `The newsroom knows no page of this site at ${url}: a link to another site needs its whole address.`,
    ]);
  }
  consoleError.mockClear();
  for (const url of ['/news/disaster', 'https://other.example/nopage'])
    await context.run('raise', 'อพยพทันที', '--url', url);
  expect(consoleError.mock.calls).toEqual([]);
  await context.run('lower');
});

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run newsroom -- emergency /],
  [['raise'], /^Missing required argument 'TEXT'\.\nUsage: /],
  [['raise', '\u200b \u202e'], /^TEXT cannot be used: it is empty\.$/],
  [['raise', 'ก', '--url', 'javascript:1'], /^--url cannot be used: it is neither a path/],
  [['lower'], /^There is no emergency to lower\.$/],
])('%j is rejected with one sentence', async (args, sentence) => {
  await context.refuses(args, sentence);
});
