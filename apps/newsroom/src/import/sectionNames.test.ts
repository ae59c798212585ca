import { SECTION_SLUGS, SECTIONS } from '@sala/contracts';
import { expect, test } from 'vitest';
import { findSection } from './sectionNames.ts';

test.each(SECTION_SLUGS)('%s is named by its slug and by its Thai name', (slug) => {
  expect(findSection([slug])).toBe(slug);
  expect(findSection([SECTIONS[slug]])).toBe(slug);
  expect(findSection([`ข่าว${SECTIONS[slug]}`])).toBe(slug);
});

test.each([
  [['World'], 'foreign'],
  [[' BUSINESS '], 'economy'],
  [['เทคโนโลยี'], 'tech'],
  [['ข่าวเด่น', 'กีฬา', 'การเมือง'], 'sport'],
  [['constructor'], 'social'],
  [['ข่าว'], 'social'],
  [[], 'social'],
] as const)('%j is %s', (categories, slug) => {
  expect(findSection([...categories])).toBe(slug);
});
