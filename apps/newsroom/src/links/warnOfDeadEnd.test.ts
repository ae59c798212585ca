import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/index.ts';
import { openWithPages } from './testPages.ts';
import { warnOfDeadEnd } from './warnOfDeadEnd.ts';

const SITE = 'https://www.sala.example';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openWithPages();
});
afterAll(() => database.close());

test.each([
  '/',
  '/flood',
  `${SITE}/flood?x=1`,
  '/news/content/7',
  `${SITE}/live`,
  '/live/tv',
  '/news/categories/economy',
  'https://other.example/nopage',
])('the address %s is no dead end', async (address) => {
  expect(await warnOfDeadEnd(database.db, SITE, address)).toEqual([]);
});

test.each(['/nopage', '/nopage?x=1#y', `${SITE}/nopage`, '/watch', '/live/nothing', '/news/categories/electon'])(
  'the address %s leads to no known page',
  async (address) => {
    expect(await warnOfDeadEnd(database.db, SITE, address)).toEqual([
      `The newsroom knows no page of this site at ${address}: a link to another site needs its whole address.`,
    ]);
  },
);

test('a missing article is told of once', async () => {
  expect(await warnOfDeadEnd(database.db, SITE, '/news/content/8')).toEqual([
    'Readers would find nothing at /news/content/8: there is no article 8.',
  ]);
});
