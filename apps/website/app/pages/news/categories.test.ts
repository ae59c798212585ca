import { SECTION_SLUGS, SECTIONS } from '@sala/contracts';
import { expect, test } from 'vitest';
import { CATEGORIES, findCategory } from './categories.ts';

const THAI = /^[\u0e00-\u0e7f-]+$/;

test('[2.2-06 2.2-07] there are seventeen category pages, each with a Thai label', () => {
  expect(new Set(CATEGORIES.map((category) => category.path)).size).toBe(17);
  for (const { title } of CATEGORIES) expect(title).toMatch(THAI);
});

test.each([
  ['politics', 'การเมือง'],
  ['world', 'ต่างประเทศ'],
  ['local', 'ภูมิภาค'],
  ['economy', 'เศรษฐกิจ'],
  ['lifestyle', 'ไลฟ์สไตล์'],
])('[2.2-06] /news/%s is %s', (slug, title) => {
  expect(findCategory(`/news/${slug}`)?.title).toBe(title);
});

test.each(
  [
    'sport',
    'foreign',
    'royal',
    'disaster',
    'region',
    'lifestyle',
    'tech',
    'entertainment',
    'economy',
    'social',
    'environment',
    'crime',
  ].map((slug) => [slug]),
)('[2.2-07] /news/categories/%s shows its archive', (slug) => {
  const category = findCategory(`/news/categories/${slug}`);
  expect(category).toMatchObject({ section: slug, canonical: `/news/categories/${slug}` });
  expect(category?.title).toBe(SECTIONS[slug as keyof typeof SECTIONS]);
});

test('every archive has exactly one canonical page, which is a page', () => {
  const canonical = new Map(CATEGORIES.map((category) => [category.canonical, category.section]));
  expect([...canonical.values()].sort()).toEqual([...SECTION_SLUGS].sort());
  for (const path of canonical.keys()) expect(findCategory(path)?.canonical).toBe(path);
});

test('a slash at the end is the same page', () => {
  expect(findCategory('/news/politics/')).toBe(findCategory('/news/politics'));
});

test.each([
  '/news',
  '/news/',
  '/news/politics/1',
  '/news/Politics',
  '/news/categories',
  '/news/categories/politics',
  '/news/constructor',
  '',
])('%s is no category page', (path) => {
  expect(findCategory(path)).toBeUndefined();
});
