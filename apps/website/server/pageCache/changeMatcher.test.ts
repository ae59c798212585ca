import { expect, test } from 'vitest';
import { cachePage } from './cachedPage.ts';
import { createChangeMatcher } from './changeMatcher.ts';

const NONE = { stories: [], paths: [], everything: false };
const page = (html: string) => cachePage(new Response(html), 0);
const touched = async (change: Parameters<typeof createChangeMatcher>[0], path: string, html = '') =>
  createChangeMatcher(change)(path, await page(html));

const ARTICLE = { ...NONE, stories: ['600109'] };

test.each([
  ['its own page', '/news/content/600109'],
  ['its own page as data', '/news/content/600109.data'],
  ['its own page as a feature', '/now/content/600109'],
  ['its pictures', '/news/gallery/600109'],
  ['its summary', '/ai-summary/news/600109'],
  ['its social card', '/social/content/600109/mx3oyqdk.jpg'],
])('a changed article affects %s', async (_, path) => {
  expect(await touched(ARTICLE, path)).toBe(true);
});

test.each([
  ['the front page', '/home'],
  ['a list', '/news/politics?page=2'],
  ['a search', '/search?q=x'],
  ['a feed', '/feed.xml'],
  ['a situation', '/flood'],
])(
  'a new article may be missing on %s, which can stand in; one that shows a changed article cannot',
  async (_, path) => {
    expect(await touched(ARTICLE, path)).toBe('perhaps');
    expect(await touched(ARTICLE, path, '<a href="/news/content/600109">ก</a>')).toBe(true);
  },
);

test.each(['/news/content/600110', '/news/content/6001090', '/program/talat', '/live', '/org'])(
  'a changed article does not affect %s',
  async (path) => {
    expect(await touched(ARTICLE, path, '<a href="/news/content/600110">')).toBe(false);
  },
);

test('a changed article affects every page that links to it', async () => {
  const html = '<a href="/news/content/600109">ก</a>';
  expect(await touched(ARTICLE, '/news/content/600110', html)).toBe(true);
  expect(await touched(ARTICLE, '/program/talat', html)).toBe(true);
  expect(await touched(ARTICLE, '/news/content/600110', '<a href="/news/content/6001091">ก</a>')).toBe(false);
});

test('a change can name paths or everything', async () => {
  const named = { ...NONE, paths: ['/live'] };
  expect(await touched(named, '/live')).toBe(true);
  expect(await touched(named, '/live.data?_routes=x')).toBe(true);
  expect(await touched(named, '/live/online')).toBe(false);
  expect(await touched({ ...NONE, everything: true }, '/org')).toBe('perhaps');
});
