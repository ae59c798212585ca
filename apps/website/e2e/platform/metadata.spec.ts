import type { APIRequestContext, Page } from '@playwright/test';
import { WEBSITE } from '../support/addresses.ts';
import { asNewsroom } from '../support/contraryService.ts';
import { ARTICLE, expect, LONG_CATEGORY, open, PROGRAMME, test } from '../support/fixtures.ts';
import { titleOf } from '../support/headlines.ts';
import { EPISODE, SHORT_CLIP } from '../support/watching.ts';

// the metadata in the HTML as it was sent: search engines and social networks run no scripts
test.use({ documentOnly: true, javaScriptEnabled: false });

/** The Open Graph types of pages that are not websites. */
const TYPES: Record<string, string> = {
  [ARTICLE]: 'article',
  [PROGRAMME]: 'video.tv_show',
  [EPISODE]: 'video.episode',
  [SHORT_CLIP]: 'video.other',
  '/live': 'video.other',
};
const PAGES = [
  ...['/home', LONG_CATEGORY, '/news/gallery', '/news/infographic', '/program', '/program/all'],
  ...Object.keys(TYPES),
];

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
/** A page without the time of its rendering, and without texts that depend on it. */
const withoutTimes = (html: string) => html.replace(/\d{13}|\d+ (นาที|ชั่วโมง)ที่แล้ว/g, '');
const contentOf = async (page: Page, name: string) => (await meta(page, name).getAttribute('content')) ?? '';

/** The metadata in the HTML of a page: for each name, all of its values. */
async function readHead(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const all = (pattern: string) => [...html.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1] ?? '');
  return {
    titles: all('<title>(.*?)</title>'),
    canonicals: all('<link rel="canonical" href="(.*?)"'),
    meta: (name: string) => all(`<meta (?:name|property)="${name}" content="(.*?)"`),
  };
}

test('[2.4-01] [2.4-04] [2.4-05] [2.4-07] every page has each metadata tag once, a large card, the Thai locale, and noindex outside production', async ({
  request,
}) => {
  const own: string[] = [];
  for (const path of PAGES) {
    const { titles, canonicals, meta } = await readHead(request, path);
    expect(titles, path).toEqual([expect.stringContaining('ศาลา')]);
    expect(canonicals, path).toEqual([`${WEBSITE}${path}`]);
    for (const name of [
      'description',
      'keywords',
      'og:title',
      'og:description',
      'og:type',
      'og:url',
      'og:image',
      'twitter:image',
    ])
      expect(meta(name), `${name} of ${path}`).toEqual([expect.stringMatching(/./)]);
    expect(meta('og:type'), path).toEqual([TYPES[path] ?? 'website']);
    expect(meta('twitter:card'), path).toEqual(['summary_large_image']);
    expect(meta('og:locale'), path).toEqual(['th_TH']);
    expect(meta('robots'), path).toEqual(['noindex, nofollow']);
    own.push(...titles, ...meta('description'));
  }
  // every page has a title and a description of its own
  expect(new Set(own).size).toBe(own.length);
  expect((await readHead(request, '/nowhere')).meta('robots')).toEqual(['noindex, nofollow']);
});

test('[2.4-02] [2.4-03] [2.4-06] an article has its media type, publish time and dated picture; social pictures are 800 × 600', async ({
  page,
  request,
}) => {
  const expectPicture = async () => {
    expect([await contentOf(page, 'og:image:width'), await contentOf(page, 'og:image:height')]).toEqual(['800', '600']);
    const picture = await request.get(await contentOf(page, 'og:image'));
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/);
  };
  await page.goto(ARTICLE);
  expect(await contentOf(page, 'media_type')).toBe('article');
  const time = await page.getByRole('main').locator('time').first().getAttribute('datetime');
  expect(await contentOf(page, 'published_time')).toBe(time);
  await expectPicture();
  expect(await contentOf(page, 'twitter:image')).toMatch(/\/social\/content\/600109\/\w+\.jpg\?t=\d+$/);
  await page.goto('/sitemap');
  await expectPicture();
  // the station's own picture has no time appended
  expect(await contentOf(page, 'twitter:image')).toMatch(/\/station\/social\.png$/);
});

test('[2.4-02] [3.4-01] a page without publish time has no time tag; an article without a lead is described by 255 characters of its text', async ({
  page,
  site,
  service,
}) => {
  service.answers(
    '/content',
    asNewsroom((article: object) => ({ ...article, publishTime: '0001-01-01T00:00:00Z', abstract: '' })),
  );
  for (const path of ['/home', ARTICLE]) {
    await page.goto(site + path);
    await expect(meta(page, 'media_type')).toHaveCount(0);
    await expect(meta(page, 'published_time')).toHaveCount(0);
  }
  const description = await contentOf(page, 'description');
  expect(description).toMatch(/^เช้าวันทำงาน ป้ายรถเมล์/);
  expect(description).not.toContain('<');
  expect(description.replace(/(\.\.\.|…)$/, '').length).toBeLessThanOrEqual(255);
  expect(description.length).toBeGreaterThan(200);
});

test('[2.4-07] the production host may be indexed, except its error pages', async ({ request, startSite }) => {
  const site = await startSite({ SITE_URL: 'https://www.sala.example' });
  for (const path of PAGES) {
    const { canonicals, meta } = await readHead(request, site + path);
    expect(meta('robots'), path).toEqual(['max-image-preview:large']);
    expect(canonicals, path).toEqual([`https://www.sala.example${path}`]);
    expect(meta('og:image'), path).toEqual([expect.stringMatching(/^https:\/\/www\.sala\.example\//)]);
  }
  expect((await readHead(request, `${site}/nowhere`)).meta('robots')).toEqual(['noindex, nofollow']);
});

test.describe('with scripts', () => {
  test.use({ documentOnly: false, javaScriptEnabled: true });

  test('client-side navigation updates the metadata without duplicates', async ({ page }) => {
    await open(page, LONG_CATEGORY);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link');
    const title = await titleOf(link);
    await link.click();
    await expect(page).toHaveTitle(`${title} | ศาลา`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/news\/content\/\d+$/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(meta(page, 'description')).toHaveCount(1);
    await expect(meta(page, 'robots')).toHaveCount(1);
  });
});

test('[7.16-01] pages send the cache lifetimes of public pages', async ({ request }) => {
  for (const path of PAGES) {
    const response = await request.get(path);
    expect(response.headers()['cache-control'], path).toBe(
      'public, max-age=20, stale-while-revalidate=60, s-maxage=10, stale-if-error=900',
    );
  }
});

test('[1-01 6-01] pages set no cookie, have no sign-in, and are the same for a request with a session cookie', async ({
  request,
}) => {
  // airings progress from one rendering to the next
  for (const path of PAGES.filter((one) => one !== '/live')) {
    const cookie = { cookie: 'session=1; user=2', authorization: 'Basic dTpw' };
    // an article may get its narration between two requests: only a difference that stays is one by reader
    await expect(async () => {
      const response = await request.get(path);
      expect(response.headers()['set-cookie'], path).toBeUndefined();
      const html = await response.text();
      expect(html, path).not.toMatch(/type="password"|เข้าสู่ระบบ|ลงชื่อเข้าใช้|(?<!ไม่ต้อง)สมัครสมาชิก/);
      expect(withoutTimes(await (await request.get(path, { headers: cookie })).text()), path).toBe(withoutTimes(html));
    }).toPass({ timeout: 10_000 });
  }
});
