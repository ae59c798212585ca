import { AUDIO, STATION } from '@sala/station';
import { removeJoiners } from '@sala/thai';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';
import { Rating } from '../../player/audio/ratings/Rating.tsx';
import { playlist, reading, ttsArticle } from './testWire.ts';

const service = await openTestService();
vi.stubEnv('NEWSROOM_URL', service.address);
vi.stubEnv('TTS_API_URL', `${service.address}/tts`);
vi.stubEnv('SITE_URL', 'https://www.example.test');
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();

const PLAYLISTS = [
  { url: 'daily-news', name: 'ข่าวประจำวัน', total: 2, duration: 130 },
  { url: 'politics', name: 'การเมือง', total: 3, duration: 4325 },
  { url: 'sport', name: 'กีฬา', total: 0, duration: 0 },
];
const Thumbs = () => createElement(Rating, { refCode: 'demo/7', onDislike() {} });
const LONG = 'ก'.repeat(300);

let answers: Record<string, Answer>;
service.answer = answerByPath(() => answers);
beforeEach(() => {
  service.requests.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers = {
    '/tts/playlists': { data: { items: PLAYLISTS } },
    '/tts/playlist/url:daily-news': playlist(
      ttsArticle('7', { title: 'น้ำ <b>ท่วม' }),
      ttsArticle('8', { title: LONG, source: { categoryName: 'กีฬา' } }),
    ),
    '/tts/playlist/url:politics': playlist(
      ttsArticle('9', { mediaInfo: [reading('9', { stat: { duration: 3725 } })] }),
    ),
    '/content': { id: '7', title: 'น้ำท่วม', refCode: 'demo/7', revisionInfo: { mediaInfo: [reading('a')] } },
  };
});
afterAll(() => service.close());

const page = async (path: string) => {
  const answer = await site(path);
  const set = (await answer.text()).replaceAll('<!-- -->', '');
  return { status: answer.status, headers: answer.headers, set, html: removeJoiners(set) };
};
const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, data = '']) => JSON.parse(data));

describe('the audio news page', () => {
  test('[2.1-23] has a title, a description, a social image and a canonical address of its own', async () => {
    const { status, html } = await page('/ai-audio-news');
    expect(status).toBe(200);
    expect(html).toContain(`<title>ข่าวเสียง อ่านให้ฟัง | ${STATION.name}</title>`);
    expect(html).toMatch(/<meta name="description" content="ฟังข่าววันนี้[^"]+"/);
    expect(html).toContain('<link rel="canonical" href="https://www.example.test/ai-audio-news"/>');
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/www\.example\.test\/images\/[^"]+:800:600\//);
    expect(html).toContain('href="/ai-audio-news/playlists/daily-news/podcast.xml"');
  });

  test('[9.1-05] shows the articles of the daily-news playlist in its order, with their categories and lengths', async () => {
    const { html } = await page('/ai-audio-news');
    expect(service.requests).toContain('/tts/playlist/url:daily-news');
    expect(html).toContain('2 เรื่อง · 2 นาที');
    const articles = [
      ...html.matchAll(/<h3><a href="([^"]*)">([^<]*)<\/a><\/h3><p [^>]*><span [^>]*>([^<]*)<\/span>/g),
    ];
    expect(articles.map(([, ...shown]) => shown)).toEqual([
      ['/news/content/7', 'น้ำ &lt;b&gt;ท่วม', 'การเมือง'],
      ['/news/content/8', LONG, 'กีฬา'],
    ]);
    expect(html).toContain(
      '<span aria-hidden="true">01:05</span><span class="visually-hidden">ความยาว 1 นาที 5 วินาที</span>',
    );
  });

  test('shows the picture of the ninth article beside the playlist’s name, or of the first when there are fewer', async () => {
    const imgUrl = (nth: number) => `${service.address}/media/${nth}.jpg`;
    const articles = Array.from({ length: 10 }, (_, nth) => ttsArticle(String(nth), { imgUrl: imgUrl(nth) }));
    const shownFirst = async () => /<img[^>]* src="([^"]+)"/.exec((await page('/ai-audio-news')).html)?.[1];
    answers['/tts/playlist/url:daily-news'] = playlist(...articles);
    expect(await shownFirst()).toContain(Buffer.from(imgUrl(8)).toString('base64url'));
    answers['/tts/playlist/url:daily-news'] = playlist(...articles.slice(0, 8));
    expect(await shownFirst()).toContain(Buffer.from(imgUrl(0)).toString('base64url'));
  });

  test('puts word joiners into visible titles, but not into the names of buttons and structured data', async () => {
    answers['/tts/playlist/url:daily-news'] = playlist(ttsArticle('7', { title: 'ท่าสิงขรแพ้ 3-2 เซต' }));
    for (const path of ['/ai-audio-news', '/ai-audio-news/playlists/daily-news']) {
      const { set } = await page(path);
      expect(set).toMatch(/<h3><a [^>]*>[^<]* 3-\u20602/);
      expect(set).toMatch(/aria-label="[^"]*3-2 เซต/);
      expect(dataIn(set).find((one) => one['@type'] === 'PodcastSeries').hasPart[0].name).toBe('ท่าสิงขรแพ้ 3-2 เซต');
    }
  });

  test('links an article to its audio file, which works without scripts', async () => {
    const { html } = await page('/ai-audio-news');
    expect(html).toMatch(/<a [^>]*href="\/ai-audio-news\/items\/7\/sound\.mp3" download="7\.mp3"/);
    const sound = await page('/ai-audio-news/items/7/sound.mp3');
    expect(sound.status).toBe(302);
    expect(sound.headers.get('location')).toMatch(/^\/sound\/[\w-]+\.mp3$/);
  });

  test('says that the voice is synthetic, and links to the explanation', async () => {
    const { html } = await page('/ai-audio-news');
    expect(html).toContain('เสียงนี้เป็นเสียงสังเคราะห์');
    expect(html).toMatch(new RegExp(`href="${(AUDIO.explainer ?? '').replace('?', '\\?')}" target="_blank"`));
  });

  test('links to the other playlists that are not empty, with their number of articles and duration', async () => {
    const { html } = await page('/ai-audio-news');
    expect(html).toContain('<a href="/ai-audio-news/playlists/politics">การเมือง</a>');
    expect(html).toContain('3 เรื่อง · 1 ชั่วโมง 12 นาที');
    expect(html).not.toContain('/ai-audio-news/playlists/sport');
  });

  test('describes the playlist as a podcast in structured data', async () => {
    const data = dataIn((await page('/ai-audio-news')).html).find((one) => one['@type'] === 'PodcastSeries');
    expect(data).toMatchObject({
      name: 'ข่าวประจำวัน',
      webFeed: 'https://www.example.test/ai-audio-news/playlists/daily-news/podcast.xml',
    });
    expect(data.hasPart[0]).toMatchObject({
      '@type': 'PodcastEpisode',
      name: 'น้ำ <b>ท่วม',
      timeRequired: 'PT65S',
      associatedMedia: { contentUrl: 'https://www.example.test/ai-audio-news/items/7/sound.mp3' },
    });
  });

  test('works when the TTS service sends neither a list of playlists nor durations', async () => {
    delete answers['/tts/playlists'];
    const { stat: _, ...wire } = reading('7');
    answers['/tts/playlist/url:daily-news'] = playlist(ttsArticle('7', { mediaInfo: [wire] }));
    const { status, html } = await page('/ai-audio-news');
    expect(status).toBe(200);
    expect(html).toContain('href="/news/content/7"');
    for (const wrong of ['เพลย์ลิสต์อื่น', 'ฟังตามหมวดข่าว', 'ความยาว', 'PT0S']) expect(html).not.toContain(wrong);
    const podcast = await page('/ai-audio-news/playlists/daily-news/podcast.xml');
    expect(podcast.html).toContain('/ai-audio-news/items/7/sound.mp3');
    expect(podcast.html).not.toContain('itunes:duration');
  });

  test('refers to the button for reporting a wrong reading by the label that the player uses', async () => {
    const { html } = await page('/ai-audio-news');
    const [, name] = /กดปุ่ม “([^”]+)”/.exec(html) ?? [];
    const rating = createElement(createRoutesStub([{ path: '/', Component: Thumbs }]));
    expect(renderToStaticMarkup(rating)).toContain(`aria-label="${name}"`);
  });

  test('answers 503 with the other playlists when its playlist fails, and 200 with a message when it is empty', async () => {
    answers['/tts/playlist/url:daily-news'] = 500;
    const failed = await page('/ai-audio-news');
    expect([failed.status, failed.html.includes('ขณะนี้ยังแสดงข่าวเสียงไม่ได้')]).toEqual([503, true]);
    expect(failed.html).toContain('/ai-audio-news/playlists/politics');
    answers['/tts/playlist/url:daily-news'] = playlist();
    const empty = await page('/ai-audio-news');
    expect([empty.status, empty.html.includes('ยังไม่มีข่าวเสียงในเพลย์ลิสต์นี้')]).toEqual([200, true]);
    answers['/tts/playlists'] = 500;
    expect((await page('/ai-audio-news')).html).toContain('ขณะนี้ยังแสดงเพลย์ลิสต์อื่นไม่ได้');
  });
});

describe('a playlist page', () => {
  test('[2.2-25] shows the title, the articles and the length of its playlist, and links to the others', async () => {
    const { status, html } = await page('/ai-audio-news/playlists/politics');
    expect(status).toBe(200);
    expect(html).toContain(`<title>ข่าวเสียง: ข่าวประจำวัน | ${STATION.name}</title>`);
    expect(html).toContain('<link rel="canonical" href="https://www.example.test/ai-audio-news/playlists/politics"/>');
    expect(html).toContain('<span aria-hidden="true">01:02:05</span>');
    expect(html).toContain('1 เรื่อง · 1 ชั่วโมง 2 นาที');
    expect(html).not.toContain('<a href="/ai-audio-news/playlists/politics">');
    expect(html).toContain('<a href="/ai-audio-news/playlists/daily-news">ข่าวประจำวัน</a>');
    expect(dataIn(html).map((data) => data['@type'])).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'PodcastSeries']),
    );
  });

  test('answers 404 for an unknown playlist, 503 when the service fails, and 200 for an empty playlist', async () => {
    for (const none of ['none', 'a%2Fb', '%E0%B8%81', 'a'.repeat(101)])
      expect((await page(`/ai-audio-news/playlists/${none}`)).status).toBe(404);
    answers['/tts/playlist/url:politics'] = [200, '<html>'];
    const failed = await page('/ai-audio-news/playlists/politics');
    expect([failed.status, failed.html.includes('ขณะนี้ยังแสดงข่าวเสียงไม่ได้')]).toEqual([503, true]);
    answers['/tts/playlist/url:politics'] = playlist();
    const empty = await page('/ai-audio-news/playlists/politics');
    expect([empty.status, empty.html.includes('ยังไม่มีข่าวเสียงในเพลย์ลิสต์นี้')]).toEqual([200, true]);
  });
});

describe('the audio file of an article', () => {
  test('is the narration of the first speaker when there are several', async () => {
    const other = { audioStyle: { id: 's1', audioStyleSetting: { settingType: 'speaker', speaker: 1 } } };
    answers['/content'] = {
      id: '7',
      title: 'x',
      revisionInfo: { mediaInfo: [reading('b', other), reading('a')] },
    };
    const { headers } = await page('/ai-audio-news/items/7/sound.mp3');
    const encoded = /^\/sound\/([\w-]+)/.exec(headers.get('location') ?? '')?.[1] ?? '';
    expect(Buffer.from(encoded, 'base64url').toString()).toContain('/speech/a.mp3');
  });

  test('answers in Thai: 503 while it is being made, 404 when there is none, and 503 when the service fails', async () => {
    answers['/content'] = { id: '7', title: 'x', refCode: 'demo/7' };
    answers['/tts/audio-contents/refCode:demo/7'] = {
      data: { ...ttsArticle('7'), state: 'waiting', mediaInfo: [] },
    };
    const waiting = await page('/ai-audio-news/items/7/sound.mp3');
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([503, '30']);
    expect(waiting.html).toContain('กำลังทำเสียงอ่านข่าวนี้');
    answers['/tts/audio-contents/refCode:demo/7'] = 404;
    const none = await page('/ai-audio-news/items/7/sound.mp3');
    expect([none.status, none.html]).toEqual([404, 'ไม่มีเสียงอ่านของข่าวนี้']);
    answers['/tts/audio-contents/refCode:demo/7'] = 500;
    const failed = await page('/ai-audio-news/items/7/sound.mp3');
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, null]);
    expect(failed.html).toBe('ขณะนี้ยังเล่นเสียงอ่านข่าวนี้ไม่ได้ โปรดลองใหม่อีกครั้งในอีกสักครู่');
  });
});

describe('a podcast', () => {
  test('lists the articles of its playlist with their audio files', async () => {
    const { status, headers, html } = await page('/ai-audio-news/playlists/daily-news/podcast.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(html).toContain('<title>น้ำ &lt;b&gt;ท่วม</title>');
    expect(html).toContain(
      '<enclosure url="https://www.example.test/ai-audio-news/items/7/sound.mp3" length="392000" type="audio/mpeg"/>',
    );
    expect(html).toContain('<pubDate>Fri, 20 Nov 2026 05:00:00 GMT</pubDate>');
    expect(html).toContain('<itunes:duration>65</itunes:duration>');
  });

  test('estimates the size of a file when the service does not report it', async () => {
    const { html } = await page('/ai-audio-news/playlists/politics/podcast.xml');
    expect(html).toContain(`length="${3725 * 6000}"`);
  });

  test('answers 404 for an unknown playlist, and 503 when the service fails', async () => {
    expect((await page('/ai-audio-news/playlists/none/podcast.xml')).status).toBe(404);
    expect((await page('/ai-audio-news/playlists/a.b/podcast.xml')).status).toBe(404);
    answers['/tts/playlist/url:politics'] = 500;
    expect((await page('/ai-audio-news/playlists/politics/podcast.xml')).status).toBe(503);
  });
});
