import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import type { OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { explainDeadEnd } from './explainDeadEnd.ts';

const SITE = 'https://www.sala.example';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const article = { source: 'test', section: 'politics', title: 'ข่าว' };
  await database.db.insert(articles).values([
    { ...article, id: 1, sourceId: '1', publishedAt: new Date(0) },
    { ...article, id: 2, sourceId: '2', publishedAt: new Date('2099-01-01T06:00:00+07:00') },
  ]);
});
afterAll(() => database.close());

test.each([
  '/news/content/1',
  `${SITE}/news/content/1?from=push`,
  '/',
  '/storm',
  'https://partner.example/news/content/3',
])('explainDeadEnd returns nothing for %s, which readers can open', async (address) => {
  expect(await explainDeadEnd(database.db, SITE, address)).toBeUndefined();
});

test.each([
  ['/news/content/3', 'Readers would find nothing at /news/content/3: there is no article 3.'],
  [`${SITE}/news/content/3/`, `Readers would find nothing at ${SITE}/news/content/3/: there is no article 3.`],
  ['/news/content/2', 'Readers would find nothing at /news/content/2 yet: article 2 appears at 2099-01-01 06:00.'],
])('explainDeadEnd says why readers cannot open %s', async (address, sentence) => {
  expect(await explainDeadEnd(database.db, SITE, address)).toBe(sentence);
});

test('explainDeadEnd rejects a number that is too large for the id of an article', async () => {
  await expect(explainDeadEnd(database.db, SITE, '/news/content/99999999999')).rejects.toThrow(
    /^99999999999 is no id of an article: /,
  );
});
