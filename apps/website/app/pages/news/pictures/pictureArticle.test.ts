import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answerByPath, openTestService } from '../../../platform/services/testService.ts';

// Server-rendered galleries and infographics, with a service whose answers the tests define.
const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const AT = '2026-11-21T18:00:00+07:00';
const PICTURE = `${service.address}/1.jpg`;
const ARTICLE = {
  id: '1',
  title: 'ภาพข่าวที่ 1',
  content: '<p>เนื้อข่าว</p>',
  imgUrl: PICTURE,
  publishTime: AT,
  categoryName: 'ภูมิภาค',
  categoryUrl: '/news/categories/region',
};
const GALLERY = { ...ARTICLE, isGallery: true, url: '/news/gallery/1' };
const PICTURES = { ...ARTICLE, items: [{ id: 'a', imgUrl: PICTURE, caption: 'คำบรรยาย', credit: 'ศาลา' }] };
let answers: Record<string, Answer>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  service.requests.length = 0;
  answers = { '/hot-news': { items: [] } };
  service.answer = answerByPath(() => answers);
});

const page = async (path: string) => {
  const response = await site(path);
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
};
const dataOf = async (path: string, type: string) => {
  const { html } = await page(path);
  const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, data = '']) =>
    JSON.parse(data),
  );
  return all.find((data) => data['@type'] === type);
};

test('[2.1-01] the article address of a gallery redirects to the gallery’s address and keeps the query', async () => {
  answers['/content'] = GALLERY;
  expect(await page('/news/content/1?utm_source=line')).toMatchObject({
    status: 301,
    location: '/news/gallery/1?utm_source=line',
  });
  // a service that gives no address for it
  answers['/content'] = { ...GALLERY, url: '' };
  expect(await page('/news/content/1')).toMatchObject({ status: 301, location: '/news/gallery/1' });
});

test.each(['gallery', 'infographic'])(
  '[2.1-01] the article address of a picture article redirects to its %s',
  async (kind) => {
    answers[`/${kind}-detail`] = PICTURES;
    expect(await page('/news/content/1')).toMatchObject({ status: 301, location: `/news/${kind}/1` });
  },
);

test('[2.1-01] a gallery that the service publishes at the article address is shown there', async () => {
  answers['/content'] = { ...GALLERY, url: '/news/content/1' };
  expect((await page('/news/content/1')).status).toBe(200);
});

test('a failed article is not looked up as a gallery, and an unknown article is not found', async () => {
  answers['/content'] = 500;
  expect((await page('/news/content/1')).status).toBe(500);
  expect(service.requests.filter((path) => path.includes('-detail'))).toEqual([]);
  answers['/content'] = 404;
  expect((await page('/news/content/1')).status).toBe(404);
});

test('a gallery shows its corrections, a listen button and a link to its key points', async () => {
  answers['/gallery-detail'] = {
    ...PICTURES,
    canBeHeard: true,
    hasSummary: true,
    refCode: 'demo/1',
    corrections: [{ note: 'แก้ชื่อตำบล', at: AT }],
  };
  const { status, html } = await page('/news/gallery/1');
  expect(status).toBe(200);
  expect(html).toContain('แก้ชื่อตำบล');
  expect(html).toContain('data-event="contentTTS" data-content-id="1"');
  expect(html).toContain('href="/ai-summary/demo/1"');
});

test('a gallery has the title and the description for search engines that its editor wrote', async () => {
  answers['/gallery-detail'] = { ...PICTURES, seoTitle: 'ภาพน้ำท่วม 2569', seoDescription: 'รวมภาพจากสี่จังหวัด' };
  const { html } = await page('/news/gallery/1');
  expect(html).toMatch(/<title>ภาพน้ำท่วม 2569/);
  expect(html).toMatch(/<meta name="description" content="รวมภาพจากสี่จังหวัด"/);
});

test('a withdrawn gallery answers 410 with the reason', async () => {
  answers['/gallery-detail'] = [410, { title: 'Withdrawn', status: 410, reason: 'ภาพผิดงาน', withdrawnAt: AT }];
  const { status, html } = await page('/news/gallery/1');
  expect(status).toBe(410);
  expect(html).toContain('ภาพผิดงาน');
});

test('structured data describes an infographic as an article with its picture', async () => {
  answers['/infographic-detail'] = PICTURES;
  expect(await dataOf('/news/infographic/1', 'NewsArticle')).toMatchObject({
    headline: 'ภาพข่าวที่ 1',
    articleSection: 'ภูมิภาค',
    datePublished: '2026-11-21T11:00:00.000Z',
    image: [
      { '@type': 'ImageObject', width: 1280, height: 720 },
      { '@type': 'ImageObject', caption: 'คำบรรยาย', creditText: 'ศาลา', representativeOfPage: true },
    ],
  });
});

test('the breadcrumbs of an article contain its category', async () => {
  answers['/content'] = ARTICLE;
  const { itemListElement } = await dataOf('/news/content/1', 'BreadcrumbList');
  expect(itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
    ...['/home', '/news', '/news/categories/region', '/news/content/1'],
  ]);
});
