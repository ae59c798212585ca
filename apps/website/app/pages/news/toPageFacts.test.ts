import { article, galleryDetail } from '@sala/contracts';
import { afterEach, expect, test } from 'vitest';
import { saveLeftOut } from '../../platform/leftOut/index.ts';
import { toPageArticle } from './article/pageArticle.ts';
import { toPictureArticle } from './pictures/pictureArticle.ts';

const WIRE = {
  id: '1',
  title: 'ภาพข่าว',
  canBeHeard: true,
  hasSummary: true,
  refCode: 'demo/1',
  tags: [
    { title: 'น้ำท่วม', url: '/tags?q=1' },
    { title: 'รายการ', url: '/program/all' },
  ],
};
// a pattern that no address has
afterEach(() => saveLeftOut('(?!)'));

test('an article and a gallery offer no sound, key points or tags that the station has left out', () => {
  const pages = () => [toPageArticle(article.parse(WIRE), ''), toPictureArticle(galleryDetail.parse(WIRE), '')];
  for (const page of pages()) expect(page).toMatchObject({ canBeHeard: true, hasSummary: true, refCode: 'demo/1' });
  saveLeftOut('^/(ai-audio-news|ai-summary|program)(/|$)');
  for (const page of pages()) {
    expect(page).not.toHaveProperty('canBeHeard');
    expect(page).not.toHaveProperty('hasSummary');
    expect(page.tags.map(({ title }) => title)).toEqual(['น้ำท่วม']);
  }
});

test.each([
  ['/news/categories/economy', '/news/categories/economy'],
  ['/news/categories/nowhere', ''],
  ['/news/special', '/news/special'],
])('a category at %s is linked to at "%s", because a dead link helps nobody', (categoryUrl, href) => {
  const wire = { ...WIRE, categoryUrl };
  const pages = [toPageArticle(article.parse(wire), ''), toPictureArticle(galleryDetail.parse(wire), '')];
  for (const page of pages) expect(page.categoryHref).toBe(href);
});
