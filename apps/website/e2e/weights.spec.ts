import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { NEWSROOM } from './addresses.ts';
import { expect, test } from './fixtures.ts';

// what the scripts, styles and fonts of a first visit may weigh stands in benchmarks/weights.ts
/** All of its articles read aloud, which is 17,800; without their buttons it is a thousand less. */
const HOME = 18_200;
const ARTICLE = 10_950;

/** What a page's HTML weighs, in bytes of gzip. */
async function weight(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return gzipSync(await answer.body()).length;
}

test('the HTML of the front page is light', async ({ request }) => {
  expect(await weight(request, '/home')).toBeLessThanOrEqual(HOME);
});

test('the HTML of an article is light', async ({ request }) => {
  const { sections } = await (await request.get(`${NEWSROOM}/category-portal`)).json();
  const paths = sections.flatMap((section: { items: { url: string }[] }) => section.items.map((item) => item.url));
  const weights: number[] = [];
  // one after the other: articles are being read aloud on the same machine
  for (const path of paths) weights.push(await weight(request, path));
  expect(weights.length).toBeGreaterThan(50);
  expect(weights.toSorted((a, b) => a - b)[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(ARTICLE);
});
