import { addDays, toDay } from '@sala/thai';
import { answerWith } from '../../support/contraryService.ts';
import { ARTICLE, ARTICLE_BY_AI, expect, open, test } from '../../support/fixtures.ts';

/** A day with news: just after midnight today has none yet. */
const YESTERDAY = `/news/archive?date=${addDays(toDay(Date.now()), -1)}`;

test('every list page shows articles or tags of the newsroom', async ({ request }) => {
  const paths = ['/news', '/news/categories', '/breakingnews', '/news/archive/hotnews', '/focus', '/news/clip/archive'];
  for (const path of [...paths, '/now', YESTERDAY, '/tags?q=น้ำท่วม']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect((await response.text()).match(/<article/g)?.length ?? 0, path).toBeGreaterThan(3);
  }
  expect((await (await request.get('/tags')).text()).match(/rel="tag"/g)?.length).toBeGreaterThan(20);
});

test('the most read list loads more by rank and moves the focus to the first new article', async ({
  page,
  complaints,
}) => {
  await open(page, '/news/archive/hotnews');
  const ranked = page.getByRole('main').getByRole('article');
  await expect(ranked).toHaveCount(24);
  await page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' }).click();
  await expect(ranked).toHaveCount(48);
  await expect(ranked.nth(24).getByRole('link')).toBeFocused();
  await expect(ranked.nth(24)).toContainText('25');
  expect(complaints).toEqual([]);
});

test('without a network a list stays as it is, and says that no more has come', async ({ page, context }) => {
  await open(page, '/news/archive/hotnews');
  const ranked = page.getByRole('main').getByRole('article');
  const more = page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' });
  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('alert')).toHaveText('โหลดข่าวเพิ่มไม่สำเร็จ โปรดลองใหม่อีกครั้ง');
  await expect(ranked).toHaveCount(24);
  await context.setOffline(false);
  await more.click();
  await expect(ranked).toHaveCount(48);
});

test('the tag list reports a failed load of more tags, and loads them on retry', async ({ page, site, service }) => {
  await open(page, `${site}/tags`);
  const tags = page.getByRole('main').getByRole('listitem');
  const before = await tags.count();
  service.answers('/tags/list', answerWith(500, '{}'));
  const more = page.getByRole('link', { name: 'ดูแท็กเพิ่มเติม' });
  await more.click();
  await expect(page.getByRole('alert')).toHaveText('โหลดแท็กเพิ่มไม่สำเร็จ โปรดลองใหม่อีกครั้ง');
  service.answers(
    '/tags/list',
    answerWith(200, '{"page": 2, "totalPage": 2, "items": [{"title": "ใหม่", "count": 1}]}'),
  );
  await more.click();
  await expect(tags).toHaveCount(before + 1);
  await expect(tags.last().getByRole('link', { name: 'ใหม่' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the times of articles stay on one line at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(YESTERDAY);
    const lines = await page
      .getByRole('article')
      .locator('time')
      .evaluateAll((times) =>
        times.map((time) => time.clientHeight / Number.parseFloat(getComputedStyle(time).lineHeight)),
      );
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBeLessThan(1.5);
  });
});

test('[1-06] the news archive leads from day to day by its links, and through its calendar by keyboard', async ({
  page,
  complaints,
}) => {
  await open(page, '/news/archive');
  const main = page.getByRole('main');
  // those below it are the parts of the day
  const date = main.getByRole('heading', { level: 2 }).first();
  const today = (await date.textContent()) ?? '';
  await expect(main.locator('[aria-current=date]')).toHaveAccessibleName(today);
  await main.getByRole('link', { name: 'วันก่อนหน้า', exact: true }).click();
  await expect(date).not.toHaveText(today);
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
  // on the first of a month, yesterday is in another calendar, which does not contain today
  const other = main.getByRole('table').locator('a:not([aria-current])').last();
  const day = (await other.getAttribute('aria-label')) ?? '';
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(date).toHaveText(day);
  const next = main.getByRole('link', { name: 'วันถัดไป', exact: true });
  while ((await date.textContent()) !== today) {
    const before = (await date.textContent()) ?? '';
    await next.click();
    await expect(date).not.toHaveText(before);
  }
  // after midnight, the address without a date is that of another day
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/news\/archive$/);
  expect(complaints).toEqual([]);
});

test('suggested articles load near the viewport, from what was read in this browser, and can be loaded again on failure', async ({
  page,
  request,
}) => {
  const requested: string[] = [];
  page.on('request', (one) => one.url().includes('/news/interested') && requested.push(new URL(one.url()).search));
  await page.route('**/news/interested?*', (route) => route.abort('internetdisconnected'));
  await open(page, ARTICLE_BY_AI);
  await open(page, ARTICLE);
  expect(requested).toEqual([]);
  const interested = page.getByRole('region', { name: 'เรื่องที่ท่านอาจสนใจ' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(interested.getByRole('status')).toContainText('ขณะนี้ยังหาเรื่องที่ท่านอาจสนใจไม่ได้');
  expect(requested.map(decodeURIComponent)).toEqual(['?ids=600109,600402']);

  await page.unroute('**/news/interested?*');
  await interested.getByRole('button', { name: 'ลองใหม่อีกครั้ง' }).press('Enter');
  await expect(interested).toBeFocused();
  await expect(interested.getByRole('article')).toHaveCount(10);
  expect(requested.map(decodeURIComponent)).toEqual(['?ids=600109,600402', '?ids=600109,600402']);
  for (const read of [ARTICLE, ARTICLE_BY_AI]) await expect(interested.locator(`a[href="${read}"]`)).toHaveCount(0);
  // what only scripts can know is not part of the HTML
  expect(await (await request.get(ARTICLE)).text()).not.toContain('เรื่องที่ท่านอาจสนใจ');
});
