import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { NEWSROOM } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

// benchmarks/weights.ts has the budgets for the scripts, styles and fonts of a first visit
/** It is 16,920 with the few narrations of these tests, and half a kilobyte more once every article can be heard. */
const HOME = 17_400;
const ARTICLE = 10_500;

/** The size of a page's HTML, in bytes of gzip. */
async function weight(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return gzipSync(await answer.body()).length;
}

test('the HTML of the front page is within its budget', async ({ request }) => {
  expect(await weight(request, '/home')).toBeLessThanOrEqual(HOME);
});

test('the median HTML of the articles is within its budget', async ({ request }) => {
  const { sections } = await (await request.get(`${NEWSROOM}/category-portal`)).json();
  const paths = sections.flatMap((section: { items: { url: string }[] }) => section.items.map((item) => item.url));
  const weights: number[] = [];
  // one after the other: the newsroom makes narrations on the same machine
  for (const path of paths) weights.push(await weight(request, path));
  expect(weights.length).toBeGreaterThan(50);
  expect(weights.toSorted((a, b) => a - b)[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(ARTICLE);
});
