import type { NewsItem } from '@sala/contracts';
import { STATION } from '@sala/station';
import { escapeXml } from './escapeXml.ts';

/** A news feed, with the fields of both RSS and JSON Feed. Addresses are absolute. */
export interface Feed {
  title: string;
  /** The page that shows the same news. */
  page: string;
  /** The feed's own address. */
  self: string;
  items: FeedItem[];
}

export interface FeedItem {
  id: string;
  title: string;
  url: string;
  summary: string;
  category: string;
  picture: string;
  /** The video of a clip; `seconds` is 0 when not known. */
  video?: { url: string; type: string; seconds: number };
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Only what was changed after its publication has it. */
  updatedAt?: number;
}

/** The addresses of an article's files, empty for none. */
interface MediaOf {
  picture: (item: NewsItem) => string;
  video?: (item: NewsItem) => string;
}

/** The feed of a list of news; an article without a time is left out, because feed readers sort by time. */
export function toFeed(
  site: string,
  about: { title: string; page: string; self: string },
  news: NewsItem[],
  mediaOf: MediaOf,
): Feed {
  const absolute = (path: string) => new URL(path, site).href;
  return {
    title: about.title,
    page: absolute(about.page),
    self: absolute(about.self),
    items: news.flatMap((item) => {
      if (item.publishedAt === null) return [];
      const { id, title, description: summary, category, publishedAt, updatedAt } = item;
      const picture = item.picture && absolute(mediaOf.picture(item));
      const src = mediaOf.video?.(item);
      const video = src && { video: { url: absolute(src), type: toMediaType(src), seconds: item.video?.seconds ?? 0 } };
      const times = { publishedAt, ...(updatedAt && { updatedAt }) };
      return [{ id, title, url: absolute(item.href), summary, category, picture, ...video, ...times }];
    }),
  };
}

/** RSS 2.0 with Atom's `self` and Media RSS pictures. */
export function renderRss(feed: Feed): string {
  const newest = Math.max(0, ...feed.items.map(({ updatedAt, publishedAt }) => updatedAt ?? publishedAt));
  const items = feed.items.map(
    (item) => `<item>
<title>${escapeXml(item.title)}</title>
<link>${escapeXml(item.url)}</link>
<guid isPermaLink="true">${escapeXml(item.url)}</guid>
<pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate>
${item.category && `<category>${escapeXml(item.category)}</category>\n`}${item.summary && `<description>${escapeXml(item.summary)}</description>\n`}${renderMedia(item)}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.page)}</link>
<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(STATION.description)}</description>
<language>th-TH</language>
${newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n` : ''}${items.join('\n')}
</channel>
</rss>
`;
}

/** The video of a clip with its picture, else the picture alone. */
function renderMedia({ picture, video }: FeedItem): string {
  if (!video) return picture && `<media:content url="${escapeXml(picture)}" medium="image" type="image/webp"/>\n`;
  const duration = video.seconds > 0 ? ` duration="${Math.round(video.seconds)}"` : '';
  const thumbnail = picture && `<media:thumbnail url="${escapeXml(picture)}"/>`;
  return `<media:content url="${escapeXml(video.url)}" medium="video" type="${video.type}"${duration}>${thumbnail}</media:content>\n`;
}

const toMediaType = (src: string): string =>
  /\.m3u8($|\?)/i.test(src) ? 'application/vnd.apple.mpegurl' : 'video/mp4';

/** JSON Feed 1.1. */
export function toJsonFeed(feed: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    description: STATION.description,
    language: 'th-TH',
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_text: item.summary || item.title,
      ...(item.summary && { summary: item.summary }),
      ...(item.picture && { image: item.picture }),
      ...(item.video && {
        attachments: [
          {
            url: item.video.url,
            mime_type: item.video.type,
            ...(item.video.seconds > 0 && { duration_in_seconds: item.video.seconds }),
          },
        ],
      }),
      date_published: new Date(item.publishedAt).toISOString(),
      ...(item.updatedAt && { date_modified: new Date(item.updatedAt).toISOString() }),
      ...(item.category && { tags: [item.category] }),
    })),
  };
}
