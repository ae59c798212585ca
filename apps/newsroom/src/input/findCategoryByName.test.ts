import { CATEGORIES } from '@sala/station';
import { expect, test } from 'vitest';
import { findCategoryByName } from './findCategoryByName.ts';

test.each(CATEGORIES)('$slug is found by its slug and by its Thai name', ({ slug, name }) => {
  expect(findCategoryByName([slug])).toBe(slug);
  expect(findCategoryByName([name])).toBe(slug);
  expect(findCategoryByName([`ข่าว${name}`])).toBe(slug);
});

test.each([
  [['World'], 'foreign'],
  [[' BUSINESS '], 'economy'],
  [['เทคโนโลยี'], 'tech'],
  [['ข่าวเด่น', 'กีฬา', 'การเมือง'], 'sport'],
  [['constructor'], undefined],
  [['ข่าว'], undefined],
  [[], undefined],
] as const)('findCategoryByName of %j is %s', (categories, slug) => {
  expect(findCategoryByName([...categories])).toBe(slug);
});
