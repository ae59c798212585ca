import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answerByPath, openTestService } from '../../../platform/services/testService.ts';

// The server-rendered page of a news clip, with a service whose answers the tests define.
const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const AT = '2026-11-21T18:00:00+07:00';
const ARTICLE = {
  id: '1',
  title: 'คลิปที่ 1',
  content: '<p>เนื้อข่าว</p>',
  imgUrl: `${service.address}/1.jpg`,
  publishTime: AT,
};
const CLIP = { ...ARTICLE, isClip: true };
const FILM = { mediaUrl: `${service.address}/vod/a/index.m3u8`, durationSeconds: 95 };
let answers: Record<string, Answer>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  service.requests.length = 0;
  answers = { '/hot-news': { items: [] }, '/content': CLIP, '/clip-detail': { ...CLIP, ...FILM } };
  service.answer = answerByPath(() => answers);
});

const page = async (path = '/news/content/1') => {
  const response = await site(path);
  return { status: response.status, html: await response.text() };
};
const SRC = `/streams/${Buffer.from(service.address).toString('base64url')}/vod/a/index.m3u8`;

test('[1-07 7.3-04] a clip plays on its page, from an address of this site', async () => {
  const { status, html } = await page();
  expect(status).toBe(200);
  expect(service.requests).toContain('/clip-detail?id=1');
  expect(html).toContain('aria-label="เล่นวิดีโอ: คลิปที่ 1"');
  expect(html).toContain('>01:35<');
  // the video for browsers without scripts
  expect(html).toContain(`src="${SRC}"`);
  expect(html).not.toContain(FILM.mediaUrl);
});

test('[1-07] structured data has the address and the duration of the clip’s video', async () => {
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*?NewsArticle.*?)<\/script>/.exec((await page()).html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'NewsArticle',
    video: {
      '@type': 'VideoObject',
      name: 'คลิปที่ 1',
      contentUrl: `http://localhost:3000${SRC}`,
      duration: 'PT95S',
      uploadDate: '2026-11-21T11:00:00.000Z',
    },
  });
});

test.each([
  ['has no video yet', { ...CLIP, mediaUrl: '' }, 'ยังไม่มีวิดีโอ'],
  ['has a video that cannot be played', { ...CLIP, mediaUrl: 'https://video.example/embed/1' }, 'ยังไม่มีวิดีโอ'],
  ['is not known to its endpoint', 404, 'ยังไม่มีวิดีโอ'],
  ['cannot be fetched', 500, 'ขณะนี้ยังเปิดวิดีโอไม่ได้'],
])('[1-07] a clip that %s shows a message and its text', async (_, answer, words) => {
  answers['/clip-detail'] = answer;
  const { status, html } = await page();
  expect(status).toBe(200);
  expect(html).toContain(words);
  expect(html).toContain('เนื้อข่าว');
  expect(html).toContain('href="/news/clip/archive"');
});

test('[1-07] a clip with an embedded player in its text shows no message about a missing video', async () => {
  const embedded = '<iframe src="https://www.youtube-nocookie.com/embed/1"></iframe>';
  answers['/content'] = { ...CLIP, content: embedded };
  answers['/clip-detail'] = { ...CLIP, mediaUrl: '' };
  const { html } = await page();
  expect(html).toContain('youtube-nocookie.com/embed/1');
  expect(html).not.toContain('ยังไม่มีวิดีโอ');
});

test('the page of an article that is no clip requests no clip', async () => {
  answers['/content'] = ARTICLE;
  expect((await page()).html).not.toContain('data-video-player');
  expect(service.requests.filter((path) => path.startsWith('/clip-detail'))).toEqual([]);
});

test('[2.1-24] the preview of a clip plays the video of the draft', async () => {
  answers['/preview'] = { version: 1, expiresAt: AT, article: { ...CLIP, ...FILM } };
  const { html } = await page('/news/content/preview?token=1.2.abc');
  expect(html).toContain(`src="${SRC}"`);
});
