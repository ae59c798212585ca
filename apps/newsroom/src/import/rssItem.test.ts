import { expect, test } from 'vitest';
import type { FeedItem } from './rss.ts';
import { parseRssItem } from './rssItem.ts';

const item = ({ texts = {}, ...over }: Partial<Omit<FeedItem, 'texts'>> & { texts?: Record<string, string> } = {}) =>
  parseRssItem({
    channel: 'https://news.test/',
    categories: [],
    enclosures: [],
    ...over,
    texts: new Map(
      Object.entries({
        title: 'น้ำลดแล้ว',
        link: 'https://news.test/1',
        guid: 'n-1',
        pubDate: 'Wed, 18 Feb 2026 15:28:35 +0700',
        description: 'ความนำ',
        ...texts,
      }),
    ),
  });

test('parseRssItem returns an article', () => {
  const texts = { 'content:encoded': '<p>เนื้อ</p><script>alert(1)</script>' };
  const enclosures = [
    { url: 'https://news.test/1.mp3', type: 'audio/mpeg' },
    { url: 'https://news.test/1.jpg', type: 'image/jpeg' },
  ];
  expect(item({ texts, enclosures, categories: ['ข่าวเด่น', 'Sport'] })).toEqual({
    source: 'news.test',
    sourceId: 'n-1',
    section: 'sport',
    title: 'น้ำลดแล้ว',
    lead: 'ความนำ',
    // the website cleans it
    body: '<p>เนื้อ</p><script>alert(1)</script>',
    picture: 'https://news.test/1.jpg',
    credit: 'https://news.test/1',
    publishedAt: new Date('2026-02-18T08:28:35Z'),
  });
});

test('without a guid the link is the id, and without a channel’s address the host of the link is the source', () => {
  expect(item({ channel: '', texts: { guid: '' } })).toMatchObject({
    source: 'news.test',
    sourceId: 'https://news.test/1',
  });
  expect(item({ channel: '', texts: { link: '' } })).toMatchObject({ source: 'rss', sourceId: 'n-1', credit: '' });
});

test('a text without tags becomes paragraphs, and its entities are decoded once', () => {
  expect(item({ texts: { description: 'หนึ่ง &nbsp;5 &lt; 6\n\n สอง & สาม\n' } })).toMatchObject({
    lead: 'หนึ่ง 5 < 6 สอง & สาม',
    body: '<p>หนึ่ง 5 &lt; 6</p>\n<p>สอง &amp; สาม</p>',
  });
});

test('a title with HTML is reduced to its text', () => {
  expect(item({ texts: { title: ' <b>น้ำ</b> &amp; ไฟ\u200b ' } })).toMatchObject({ title: 'น้ำ & ไฟ' });
});

test.each([
  ['javascript:alert(1)', 'image/png'],
  ['/1.jpg', 'image/png'],
  ['', 'image/png'],
  ['https://news.test/1.jpg', ''],
  [`https://news.test/${'x'.repeat(2000)}.jpg`, 'image/png'],
])('the enclosure %j of the type %j is not used as picture', (url, type) => {
  expect(item({ enclosures: [{ url, type }] })).toMatchObject({ picture: '' });
});

test('a link that is no web address is left out', () => {
  expect(item({ texts: { link: 'javascript:alert(1)' } })).toMatchObject({ credit: '' });
});

test.each([
  [{ title: ' <b></b> ' }, 'title: it is missing'],
  [{ title: '\u200b\u2060\u202e' }, 'title: it is missing'],
  [{ title: 'ก'.repeat(501) }, 'title: it is longer than 500 characters'],
  [{ guid: ' ', link: '' }, 'guid: it is missing, and so is a link'],
  [{ guid: 'x'.repeat(501) }, 'guid: it is longer than 500 characters'],
  [{ pubDate: 'เมื่อวาน' }, 'pubDate: “เมื่อวาน” is no date of RFC 822'],
  [{ pubDate: '' }, 'pubDate: “” is no date of RFC 822'],
  // a year of the Buddhist era would publish in five centuries
  [{ pubDate: '18 Feb 2569 08:28:35 +0700' }, 'pubDate: 18 Feb 2569 08:28:35 +0700 is more than a year ahead'],
  [{ description: 'a\0b' }, 'description: it has a NUL character'],
])('parseRssItem returns the reason why $0 is bad', (texts, reason) => {
  expect(item({ texts })).toBe(reason);
});

test.each(['newsroom', 'demo'])('a feed whose host is %s cannot change the newsroom’s own articles', (name) => {
  const reason = `link: ${name}: it is a name that the newsroom gives its own articles`;
  expect(item({ channel: `http://${name}/` })).toBe(reason);
  expect(item({ channel: '', texts: { link: `https://${name.toUpperCase()}/1` } })).toBe(reason);
});
