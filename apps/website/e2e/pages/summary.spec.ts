import { axeFindsInBothThemes } from '../support/axe.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { shows, titleOf } from '../support/headlines.ts';

const SUMMARY = '/ai-summary/demo/600101';
const QUESTION = 'สรุปนี้ช่วยให้เข้าใจข่าวเร็วขึ้นหรือไม่';

test('[1-17 2.2-26] a reader opens a summary, follows a point into the article and rates the summary', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/ai-summary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สรุปประเด็นข่าว');
  const first = page.getByRole('region', { name: 'ข่าวที่สรุปแล้ว' }).getByRole('article').first();
  expect(await first.getByRole('listitem').count()).toBeGreaterThan(0);
  const title = await titleOf(first.getByRole('heading'));
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: shows(title) })).toBeVisible();

  // an article links to its summary as well
  await open(page, '/news/content/600101');
  await page.getByRole('main').getByRole('link', { name: 'สรุปประเด็น', exact: true }).click();
  await page.waitForURL(`**${SUMMARY}`);
  const points = page.getByRole('region', { name: 'ประเด็นสำคัญ' });
  const article = page.getByRole('region', { name: 'เนื้อข่าว' });
  // on a phone the points are first
  expect((await points.boundingBox())?.y).toBeLessThan((await article.boundingBox())?.y ?? 0);
  const point = points.getByRole('listitem').nth(1).getByRole('link');
  const text = (await point.textContent()) ?? '';
  await point.click();
  const sentence = article.locator('mark:target');
  await expect(sentence).toHaveText(text);
  await expect(sentence).toBeInViewport();

  const answers = page.getByRole('group', { name: QUESTION });
  const helped = answers.getByRole('button', { name: 'ช่วยได้', exact: true });
  const not = answers.getByRole('button', { name: 'ยังไม่ช่วย' });
  const status = points.getByRole('status');
  await helped.click();
  await expect(status).toHaveText('ขอบคุณสำหรับความเห็นของท่าน');
  await expect(helped).toHaveAttribute('aria-pressed', 'true');
  await open(page, SUMMARY);
  await expect(helped).toHaveAttribute('aria-pressed', 'true');
  await not.click();
  await expect(not).toHaveAttribute('aria-pressed', 'true');
  await expect(helped).toHaveAttribute('aria-pressed', 'false');
  await not.click();
  await expect(status).toHaveText('ยกเลิกความเห็นแล้ว');
  expect(complaints).toEqual([]);

  const offline = Promise.withResolvers<void>();
  await page.route('**/ai-summary/feedback', (route) =>
    offline.promise.then(() => route.abort('internetdisconnected')),
  );
  await helped.click();
  await expect(status).toHaveText('กำลังส่ง…');
  offline.resolve();
  await expect(status).toHaveText('ส่งความเห็นไม่สำเร็จ โปรดลองใหม่อีกครั้ง');
  await expect(helped).toHaveAttribute('aria-pressed', 'false');

  expect(await axeFindsInBothThemes(page, 'main')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.5-08] /ai-summary has its whole footer, and its rating form works', async ({ page }) => {
    await page.goto('/ai-summary');
    await expect(page.getByRole('contentinfo').locator('noscript')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByText('99 ถนนริมคลอง', { exact: false })).toBeVisible();
    await page.goto(SUMMARY);
    await page.getByRole('button', { name: 'ช่วยได้', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'ขอบคุณสำหรับความเห็นของท่าน' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(SUMMARY);
  });
});
