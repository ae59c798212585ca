import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { escapeXml } from './escapeXml.ts';
import { renderRss, toFeed, toJsonFeed } from './feed.ts';
import { renderNewsSitemap, renderPagesSitemap, renderSitemapIndex } from './sitemaps/sitemaps.ts';

const SITE = 'https://www.station.example';
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 12);

const news = (fields: object) => ({
  id: '1',
  title: 'หัวข้อ',
  href: '/news/content/1',
  category: 'การเมือง',
  description: 'คำโปรย',
  picture: '',
  publishedAt: NOW,
  views: 0,
  pictureCount: 0,
  hasAudio: false,
  kind: 'article' as const,
  ...fields,
});
const NASTY = 'A&B <script>"\'</title>]]>\u0000\u0008 🎉\ud800';
const feed = (...items: ReturnType<typeof news>[]) =>
  toFeed(SITE, { title: 'ข่าว', page: '/home', self: '/feed.xml' }, items, {
    picture: (item) => `/images/${item.picture}`,
    video: (item) => item.video?.mediaUrl ?? '',
  });

/**
 * The texts of an XML document by their elements, and its attributes by `element@name`; fails when an element is left
 * open.
 */
function textsOf(xml: string): Record<string, string[]> {
  const texts = new Map<string, string[]>();
  const add = (name: string, text: string) => texts.set(name, [...(texts.get(name) ?? []), text]);
  const open: { name: string; text: string }[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        open.push({ name, text: '' });
        for (const [key, value] of Object.entries(attributes)) add(`${name}@${key}`, value);
      },
      ontext: (text) => {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag: (name) => {
        const element = open.pop();
        if (element?.name !== name) throw new Error(`${name} is not closed`);
        if (element.text.trim()) add(name, element.text);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  expect(open).toEqual([]);
  parser.end();
  return Object.fromEntries(texts);
}

test('a feed has absolute URLs and leaves out articles without a publication time', () => {
  const { items, page, self } = feed(news({ picture: 'p' }), news({ publishedAt: null }));
  expect([page, self]).toEqual([`${SITE}/home`, `${SITE}/feed.xml`]);
  expect(items).toEqual([
    {
      id: '1',
      title: 'หัวข้อ',
      url: `${SITE}/news/content/1`,
      summary: 'คำโปรย',
      category: 'การเมือง',
      picture: `${SITE}/images/p`,
      publishedAt: NOW,
    },
  ]);
});

test('renderRss writes well-formed RSS 2.0 with links, guids, dates, pictures and a language', () => {
  const texts = textsOf(
    renderRss(feed(news({ picture: 'p' }), news({ id: '2', href: '/news/content/2', description: '' }))),
  );
  expect(texts).toMatchObject({
    'rss@version': ['2.0'],
    'atom:link@rel': ['self'],
    link: [`${SITE}/home`, `${SITE}/news/content/1`, `${SITE}/news/content/2`],
    guid: [`${SITE}/news/content/1`, `${SITE}/news/content/2`],
    pubDate: ['Fri, 20 Nov 2026 12:00:00 GMT', 'Fri, 20 Nov 2026 12:00:00 GMT'],
    lastBuildDate: ['Fri, 20 Nov 2026 12:00:00 GMT'],
    'media:content@url': [`${SITE}/images/p`],
    language: ['th-TH'],
  });
});

test('[1-07] a clip has its video as media in RSS and as an attachment in JSON Feed', () => {
  const video = { mediaUrl: '/streams/x/index.m3u8', seconds: 95.4 };
  const clips = feed(
    news({ kind: 'clip', picture: 'p', video }),
    news({ kind: 'clip', video: { mediaUrl: 'https://cdn.example/a.mp4', seconds: 0 } }),
    news({ kind: 'clip', picture: 'p', video: { mediaUrl: '', seconds: 0 } }),
  );
  expect(textsOf(renderRss(clips))).toMatchObject({
    'media:content@url': [`${SITE}/streams/x/index.m3u8`, 'https://cdn.example/a.mp4', `${SITE}/images/p`],
    'media:content@medium': ['video', 'video', 'image'],
    'media:content@type': ['application/vnd.apple.mpegurl', 'video/mp4', 'image/webp'],
    'media:content@duration': ['95'],
    'media:thumbnail@url': [`${SITE}/images/p`],
  });
  expect(toJsonFeed(clips)).toMatchObject({
    items: [
      {
        attachments: [
          {
            url: `${SITE}/streams/x/index.m3u8`,
            mime_type: 'application/vnd.apple.mpegurl',
            duration_in_seconds: 95.4,
          },
        ],
      },
      { attachments: [{ url: 'https://cdn.example/a.mp4', mime_type: 'video/mp4' }] },
      { image: `${SITE}/images/p` },
    ],
  });
});

test('markup in a headline is escaped in RSS', () => {
  const texts = textsOf(renderRss(feed(news({ title: NASTY, description: NASTY, category: NASTY }))));
  expect(texts.title?.[1]).toContain('<script>');
  expect(texts.script).toBeUndefined();
  expect(escapeXml(NASTY)).toBe(`A&amp;B &lt;script&gt;&quot;'&lt;/title&gt;]]&gt; 🎉`);
});

test('a feed without articles is rendered without items', () => {
  expect(textsOf(renderRss(feed())).item).toBeUndefined();
  expect(toJsonFeed(feed())).toMatchObject({ items: [] });
});

test('toJsonFeed returns JSON Feed 1.1', () => {
  expect(toJsonFeed(feed(news({ picture: 'p', description: '' })))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${SITE}/home`,
    feed_url: `${SITE}/feed.xml`,
    language: 'th-TH',
    items: [
      {
        id: `${SITE}/news/content/1`,
        title: 'หัวข้อ',
        content_text: 'หัวข้อ',
        image: `${SITE}/images/p`,
        date_published: '2026-11-20T12:00:00.000Z',
        tags: ['การเมือง'],
      },
    ],
  });
});

test('the news sitemap contains only articles of the last 48 hours, and none from the future', () => {
  const at = (id: string, publishedAt: number) => news({ id, href: `/news/content/${id}`, publishedAt });
  const { items } = feed(at('1', NOW), at('2', NOW - 48 * HOUR + 1), at('3', NOW - 48 * HOUR), at('4', NOW + 1));
  const texts = textsOf(renderNewsSitemap(SITE, items, NOW));
  expect(texts.loc).toEqual([`${SITE}/news/content/1`, `${SITE}/news/content/2`]);
  expect(texts['news:language']).toEqual(['th', 'th']);
  expect(texts['news:title']).toEqual(['หัวข้อ', 'หัวข้อ']);
});

test('a corrected article has the time of its correction in the news sitemap and in feeds', () => {
  const corrected = feed(news({ publishedAt: NOW - HOUR, updatedAt: NOW }), news({ publishedAt: NOW - HOUR }));
  const texts = textsOf(renderNewsSitemap(SITE, corrected.items, NOW));
  expect(texts.lastmod).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-20T11:00:00.000Z']);
  expect(texts['news:publication_date']).toEqual(['2026-11-20T11:00:00.000Z', '2026-11-20T11:00:00.000Z']);
  expect(textsOf(renderRss(corrected)).lastBuildDate).toEqual(['Fri, 20 Nov 2026 12:00:00 GMT']);
  const { items } = toJsonFeed(corrected) as { items: object[] };
  expect(items[0]).toMatchObject({ date_modified: '2026-11-20T12:00:00.000Z' });
  expect(items[1]).not.toHaveProperty('date_modified');
});

test('a sitemap and a sitemap index list absolute addresses with the known dates of change', () => {
  const changedAt = NOW;
  const listed = [
    { path: '/a?b=1&c=2', changedAt },
    { path: '/b', changedAt: null },
  ];
  for (const xml of [renderPagesSitemap(SITE, listed), renderSitemapIndex(SITE, listed)])
    expect(textsOf(xml)).toMatchObject({
      loc: [`${SITE}/a?b=1&c=2`, `${SITE}/b`],
      lastmod: ['2026-11-20T12:00:00.000Z'],
    });
});
