import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/index.ts';
import { episodes, programs, videos } from '../programs/schema.ts';
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

test('programmes, episodes and clips are looked up once the newsroom has any', async () => {
  const warn = (address: string) => warnOfDeadEnd(database.db, SITE, address);
  const pages = ['/program/khao-kham', '/program/khao-kham/episodes/5', '/program/watch/v-6', '/program/stories/s-7'];
  for (const page of pages) expect(await warn(page), 'another service may have it').toEqual([]);
  const program = { id: 1, source: 'test', key: 'news', title: 'ข่าวค่ำ', category: 'news' };
  await database.db.insert(programs).values([program, { ...program, id: 2, key: 'khao-kham' }]);
  const shared = { source: 'test', title: 'ก', firstAiredAt: new Date(0) };
  for (const page of pages.slice(1))
    expect(await warn(page)).toEqual([expect.stringContaining(`no page of this site at ${page}`)]);
  await database.db.insert(episodes).values({ ...shared, id: 5, programId: 2 });
  await database.db.insert(videos).values([
    { ...shared, key: 'v-6', path: '/program/watch/v-6', category: 'clip', mediaUrl: '/a', updatedAt: new Date(0) },
    { ...shared, key: 's-7', path: '/program/stories/s-7', category: 'story', mediaUrl: '/b', updatedAt: new Date(0) },
  ]);
  for (const page of [...pages, '/program', '/program/all', '/program/watch/popular', '/program/schedules'])
    expect(await warn(page)).toEqual([]);
  expect(await warn('/program/khao-khum')).toHaveLength(1);
});

test('a missing article is told of once', async () => {
  expect(await warnOfDeadEnd(database.db, SITE, '/news/content/8')).toEqual([
    'Readers would find nothing at /news/content/8: there is no article 8.',
  ]);
});
