import { SECTION_SLUGS, SECTIONS } from '@sala/contracts';
import { expect, test } from 'vitest';
import { sectionNamed } from './sectionNames.ts';

test.each(SECTION_SLUGS)('%s is named by its slug and by its Thai name', (slug) => {
  expect(sectionNamed([slug])).toBe(slug);
  expect(sectionNamed([SECTIONS[slug]])).toBe(slug);
  expect(sectionNamed([`ข่าว${SECTIONS[slug]}`])).toBe(slug);
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
  expect(sectionNamed([...categories])).toBe(slug);
});
