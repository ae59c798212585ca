import { expect, test, vi } from 'vitest';
import { articles } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';

const context = testActions('redirects', testContext);

test('redirects commands add, list and remove a redirect, warn of pages that are missing or in the way and of no others, and reject other sites', async () => {
  expect(await context.run('add', '/เก่า', '/news')).toEqual(['/เก่า → /news']);
  expect(await context.run('list')).toEqual(['/เก่า → /news']);
  expect(await context.run('remove', '/เก่า')).toEqual(['removed /เก่า → /news']);
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('add', '/เก่า', '/news/content/7');
  expect(warnings.mock.calls).toEqual([['Readers would find nothing at /news/content/7: there is no article 7.']]);
  warnings.mockClear();
  expect(await context.run('add', '/gone', '/nopage')).toEqual(['/gone → /nopage']);
  expect(warnings.mock.calls).toEqual([
    [expect.stringMatching(/^The newsroom knows no page of this site at \/nopage: /)],
  ]);
  warnings.mockClear();
  const article = { id: 8, source: 'test', sourceId: '8', section: 'sport', title: 'ก', publishedAt: new Date() };
  await context.db().insert(articles).values(article);
  await context.run('add', '/news/content/8', '/news');
  expect(warnings.mock.calls).toEqual([
    [expect.stringMatching(/^There is a page at \/news\/content\/8, and readers /)],
  ]);
  for (const from of ['/', '/live', '/news/politics', '/live/online']) {
    warnings.mockClear();
    await context.run('add', from, '/news');
    expect(warnings.mock.calls.flat()).toEqual([expect.stringMatching(`^There is a page at ${from}, and readers see`)]);
  }
  warnings.mockClear();
  await context.run('add', '/watch', '/program/watch');
  expect(warnings).not.toHaveBeenCalled();
  for (const to of ['https://evil.example', '/.//evil.example', '/a/..//evil.example'])
    await context.refuses(['add', '/a', to], /is neither\.$/);
});

test('redirects add says what it replaces and redirects further, and changes no redirect to a page', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const article = { id: 9, source: 'test', sourceId: '9', section: 'sport', title: 'ก', publishedAt: new Date() };
  await context.db().insert(articles).values(article);
  await context.run('add', '/o1', '/news/content/9');
  await context.run('add', '/news/content/9', '/news');
  expect(warnings.mock.calls).toEqual([[expect.stringMatching(/^There is a page at \/news\/content\/9, /)]]);
  expect(await context.run('list')).toContain('/o1 → /news/content/9');
  warnings.mockClear();
  await context.run('add', '/o1', '/news');
  expect(warnings.mock.calls).toEqual([['/o1 led to /news/content/9 before.']]);
  await context.run('add', '/o2', '/late');
  warnings.mockClear();
  await context.run('add', '/late', '/news');
  expect(warnings.mock.calls).toEqual([['/o2 led to /late before.']]);
  expect(await context.run('list')).toContain('/o2 → /news');
  warnings.mockClear();
  await context.run('add', '/late', '/news');
  expect(warnings).not.toHaveBeenCalled();
});
