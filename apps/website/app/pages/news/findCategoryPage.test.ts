import { CATEGORIES } from '@sala/station';
import { expect, test } from 'vitest';
import { findCategoryPage } from './findCategoryPage.ts';

const THAI = /^[\u0e00-\u0e7f-]+$/;

test('[2.2-06 2.2-07] there are thirteen categories, each with a Thai name and a page', () => {
  expect(CATEGORIES).toHaveLength(13);
  for (const category of CATEGORIES) {
    expect(category.name).toMatch(THAI);
    expect(findCategoryPage(category.path)).toBe(category);
  }
});

test.each([
  ['politics', 'การเมือง'],
  ['world', 'ต่างประเทศ'],
  ['local', 'ภูมิภาค'],
  ['economy', 'เศรษฐกิจ'],
  ['lifestyle', 'ไลฟ์สไตล์'],
])('[2.2-06] /news/%s is the category %s', (slug, title) => {
  expect(findCategoryPage(`/news/${slug}`)?.name).toBe(title);
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
)('[2.2-07] /news/categories/%s is a category page', (slug) => {
  expect(findCategoryPage(`/news/categories/${slug}`)).toMatchObject({ slug, path: `/news/categories/${slug}` });
});

test('a trailing slash finds the same page', () => {
  expect(findCategoryPage('/news/politics/')).toBe(findCategoryPage('/news/politics'));
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
])('%s is not a category page', (path) => {
  expect(findCategoryPage(path)).toBeUndefined();
});
