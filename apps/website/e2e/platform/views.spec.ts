import { NEWSROOM } from '../support/addresses.ts';
import { expect, open, test } from '../support/fixtures.ts';

const ARTICLE = '/news/content/600305';
// a headless browser identifies itself as such, and is not counted
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
test.use({ userAgent: PHONE });

test('[7.13-01] [7.13-02] [7.13-03] [7.13-04] an article counts one view, and none on a reload or on going back', async ({
  page,
  site,
  service,
  complaints,
}) => {
  const counted: URLSearchParams[] = [];
  service.answers('/object/view', (request, response) => {
    counted.push(new URL(request.url ?? '', NEWSROOM).searchParams);
    response.writeHead(204).end();
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/views') sent.push(request.postData() ?? '');
  });
  await page.clock.install();
  const seen = async () => {
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(3000);
  };
  await open(page, site + ARTICLE);
  await seen();
  await expect.poll(() => counted.map(String)).toHaveLength(1);
  expect(Object.fromEntries(counted[0] ?? [])).toEqual({
    'data[type]': '5',
    'data[id]': '600305',
    'data[category]': expect.stringMatching(/^[a-z]+$/),
    'data[ts]': expect.stringMatching(/^\d{10}$/),
  });
  await page.reload();
  await seen();
  const link = page.getByRole('region', { name: 'อ่านต่อ' }).getByRole('link').first();
  const other = (await link.getAttribute('href'))?.split('/').at(-1);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${other}$`));
  await seen();
  await expect.poll(() => counted.map((view) => view.get('data[id]'))).toEqual(['600305', other]);
  await page.goBack();
  await seen();
  expect(sent).toHaveLength(2);
  expect(complaints).toEqual([]);
});
