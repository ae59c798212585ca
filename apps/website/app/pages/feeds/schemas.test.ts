import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { renderPodcast } from '../listening/podcast.ts';
import { renderRss, toFeed, toJsonFeed } from './feed.ts';
import { renderNewsSitemap, renderPagesSitemap, renderSitemapIndex } from './sitemaps/sitemaps.ts';
import { renderVideoSitemap } from './sitemaps/videoSitemap.ts';

const SITE = 'https://www.station.example';
const NOW = Date.UTC(2026, 10, 20, 12);
const NASTY = 'A&B <script>"\'</title>]]>\u0000\u0008 🎉\ud800';

const schema = (name: string) => ({
  fileName: name,
  contents: readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8'),
});
const SITEMAP = ['sitemap.xsd', 'sitemap-news.xsd', 'sitemap-video.xsd'];
const RSS = ['rss.xsd', 'atom-link.xsd', 'media.xsd', 'itunes.xsd'];

/** The errors of a document by the first of these schemas, which imports the others. */
async function faults(xml: string, [main = '', ...imported]: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: [schema(main)],
    preload: imported.map(schema),
  });
  return errors.map(({ message }) => message);
}

const article = (id: string, fields: object = {}) => ({
  id,
  title: 'หัวข้อ',
  href: `/news/content/${id}`,
  category: 'การเมือง',
  description: 'คำโปรย',
  picture: 'p',
  publishedAt: NOW,
  views: 0,
  pictureCount: 0,
  hasAudio: false,
  kind: 'article' as const,
  ...fields,
});
const ARTICLES = [
  article('1'),
  article('2', { title: NASTY, description: NASTY, category: NASTY }),
  article('3', { description: '', category: '', picture: '' }),
  article('4', { kind: 'clip', video: { mediaUrl: '/streams/x/index.m3u8?a&b', seconds: 95.4 } }),
];
const feed = (articles: ReturnType<typeof article>[]) =>
  toFeed(SITE, { title: NASTY, page: '/home?a=1&b=2', self: '/feed.xml' }, articles, {
    picture: (item) => `/images/${item.picture}?a&b`,
    video: (item) => item.video?.mediaUrl ?? '',
  });

test('feeds are valid RSS 2.0, with and without articles', async () => {
  expect(await faults(renderRss(feed(ARTICLES)), RSS)).toEqual([]);
  expect(await faults(renderRss(feed([])), RSS)).toEqual([]);
});

test('podcasts are valid RSS 2.0, with and without articles', async () => {
  const about = {
    title: NASTY,
    href: '/news/content/1?a&b',
    category: NASTY,
    picture: '',
    publishedAt: NOW,
    seconds: 65.4,
    bytes: 392_000,
  };
  const articles = [
    { id: '1', ...about },
    { id: '2', ...about, category: '', publishedAt: null, bytes: 0, seconds: 0 },
  ];
  expect(await faults(renderPodcast(SITE, 'daily-news', { name: NASTY, seconds: 65, tracks: articles }), RSS)).toEqual(
    [],
  );
  expect(await faults(renderPodcast(SITE, 'daily-news', { name: 'x', seconds: 0, tracks: [] }), RSS)).toEqual([]);
  const podcast = renderPodcast(SITE, 'daily-news', { name: 'x', seconds: 0, tracks: articles });
  expect(podcast).toMatch(/<itunes:owner><itunes:name>[^<]+<\/itunes:name><itunes:email>podcast@/);
  expect(podcast.match(/<item>\n<title>[^<]+<\/title>\n<description>[^<]+<\/description>/g)).toHaveLength(2);
});

test('sitemaps and their index are valid by the schemas of sitemaps.org', async () => {
  expect(
    await faults(renderPagesSitemap(SITE, [{ path: '/tags?q=a&b=2', changedAt: NOW }, { path: '/home' }]), SITEMAP),
  ).toEqual([]);
  expect(
    await faults(
      renderSitemapIndex(SITE, [
        { path: '/sitemaps/news.xml' },
        { path: '/sitemaps/news/2026-11.xml', changedAt: NOW },
      ]),
      SITEMAP,
    ),
  ).toEqual([]);
});

test('the sitemap of videos is valid, with and without videos', async () => {
  const video = {
    url: `${SITE}/program/watch/v-1`,
    title: NASTY,
    description: NASTY,
    publishedAt: NOW,
    thumbnail: `${SITE}/images/a.webp`,
    content: `${SITE}/streams/x/index.m3u8?a&b`,
    seconds: 154.2,
    endsAt: NOW,
  };
  const one = renderVideoSitemap(SITE, [video, { ...video, seconds: 0, endsAt: null }]);
  expect(await faults(one, SITEMAP)).toEqual([]);
  expect(one).toContain('<video:duration>154</video:duration>');
  expect(await faults(renderVideoSitemap(SITE, []), SITEMAP)).toEqual([]);
  expect(await faults(renderVideoSitemap(SITE, [{ ...video, title: '' }]), SITEMAP)).not.toEqual([]);
});

test('the news sitemap is valid, with and without news', async () => {
  expect(await faults(renderNewsSitemap(SITE, feed(ARTICLES).items, NOW), SITEMAP)).toEqual([]);
  expect(await faults(renderNewsSitemap(SITE, [], NOW), SITEMAP)).toEqual([]);
});

test('the schemas reject invalid feeds and sitemaps', async () => {
  const spoken = renderPodcast(SITE, 'daily-news', { name: 'x', seconds: 0, tracks: [] });
  expect(await faults(spoken.replaceAll('itunes:author', 'itunes:writer'), RSS)).not.toEqual([]);
  expect(await faults(renderRss(feed(ARTICLES)).replace('<pubDate>Fri', '<pubDate>Friday'), RSS)).not.toEqual([]);
  expect(
    await faults(renderNewsSitemap(SITE, feed(ARTICLES).items, NOW).replaceAll('news:title', 'news:name'), SITEMAP),
  ).not.toEqual([]);
  expect(await faults(renderSitemapIndex(SITE, []), SITEMAP)).not.toEqual([]);
});

// https://www.jsonfeed.org/version/1.1: the required members of a feed and its items, and the types of the optional ones
const JSON_FEED = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  language: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      content_text: z.string().min(1),
      summary: z.string().min(1).optional(),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      tags: z.array(z.string().min(1)).optional(),
      attachments: z
        .array(z.strictObject({ url: z.url(), mime_type: z.string(), duration_in_seconds: z.number().optional() }))
        .optional(),
    }),
  ),
});

test('feeds are valid JSON Feed 1.1, with and without articles', () => {
  for (const articles of [ARTICLES, []]) {
    const sent = JSON.parse(JSON.stringify(toJsonFeed(feed(articles))));
    expect(JSON_FEED.safeParse(sent).error?.issues).toBeUndefined();
  }
});
