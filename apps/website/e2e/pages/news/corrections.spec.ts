import { axeFinds } from '../../support/axe.ts';
import { expect, open, test } from '../../support/fixtures.ts';
import { shows, titleOf } from '../../support/headlines.ts';
import { newsroomCommand } from '../../support/newsroomCommand.ts';

// an article that no other test uses
const CORRECTED = '600807';
const NOTE = 'ฉบับแรกระบุชื่อหน่วยงานที่รับผิดชอบคลาดเคลื่อน ได้แก้ไขให้ถูกต้องแล้ว';

test('a correction is shown in its article and on the corrections page', async ({ page, complaints }) => {
  newsroomCommand(['articles', 'correct', CORRECTED, NOTE]);
  await open(page, `/news/content/${CORRECTED}`);
  const title = await titleOf(page.getByRole('heading', { level: 1 }));
  const note = page.getByRole('region', { name: 'การแก้ไขข่าวนี้' });
  await expect(note).toContainText(NOTE);
  await expect(note).toContainText(/แก้ไขเมื่อ \d+ \S+ 25\d\d เวลา \d\d:\d\d\sน\./);
  await expect(page.getByText(/^แก้ไขล่าสุด /)).toBeVisible();
  await note.getByRole('link').click();
  await expect(page).toHaveURL('/corrections');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('การแก้ไขข่าว');
  const first = page.getByRole('main').getByRole('article').filter({ hasText: NOTE }).first();
  await expect(first.getByRole('link')).toHaveText(shows(title));
  expect(await axeFinds(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a redirect keeps the query, for a request and for a followed link', async ({ page, request }) => {
  newsroomCommand(['redirects', 'add', '/ข่าว/ย้ายแล้ว', '/corrections']);
  const moved = encodeURI('/ข่าว/ย้ายแล้ว');
  const answer = await request.get(`${moved}?utm_source=line`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/corrections?utm_source=line']);
  await open(page, '/corrections');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href: `${href}?a=1`, textContent: 'ที่อยู่เดิม' });
    document.querySelector('main')?.prepend(link);
  }, moved);
  await page.getByRole('link', { name: 'ที่อยู่เดิม' }).click();
  await expect(page).toHaveURL('/corrections?a=1');
});
