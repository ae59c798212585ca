import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/index.ts';
import { addRedirect } from '../redirects/redirects.ts';
import { openWithPages } from './testPages.ts';
import { warnOfUnknownLinks } from './warnOfUnknownLinks.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openWithPages();
  await addRedirect(database.db, { from: '/เก่า', to: '/news' });
});
afterAll(() => database.close());

const say = (link: string) =>
  warnOfUnknownLinks(database.db, `<p>ก <a href="${link}">ข</a> <a href='${link}'>ค</a></p>`);

test.each([
  ...[
    '/',
    '/news/politics',
    '/program/rim-fang?x=1#y',
    '/news/content/7',
    '/flood/',
    '/%E0%B9%80%E0%B8%81%E0%B9%88%E0%B8%B2',
  ],
  ...[
    '7',
    '#note',
    '?page=2',
    'https://other.example/about',
    '//other.example/about',
    'mailto:a@b.example',
    'tel:1669',
  ],
])('a link to %s needs no warning', async (link) => {
  expect(await say(link)).toEqual([]);
});

test.each(['/about', '/about/', '/2026/11/22/story.html', 'about.html', 'www.other.example', '/news/content/8'])(
  'a link to %s is warned of once',
  async (link) => {
    expect(await say(link)).toEqual([
      `The newsroom knows no page of this site at ${link}: a link to another site needs its whole address.`,
    ]);
  },
);
