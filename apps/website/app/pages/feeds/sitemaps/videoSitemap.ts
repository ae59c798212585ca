import { escapeXml } from '../escapeXml.ts';
import { renderPagesSitemap, renderSitemap } from './sitemaps.ts';

/** A video in the form for search engines; addresses absolute, instants in milliseconds since 1970. */
export interface SitemapVideo {
  url: string;
  title: string;
  description: string;
  thumbnail: string;
  /** The address of the video file. */
  content: string;
  /** 0 when it is not known. */
  seconds: number;
  publishedAt: number;
  /** When it expires; null when it does not. */
  endsAt: number | null;
}

/** The longest duration that search engines accept, in seconds. */
const MAX_DURATION_SECONDS = 28_800;

/** The sitemap of videos. A sitemap needs at least one address: without any video that is their list. */
export function renderVideoSitemap(site: string, videos: SitemapVideo[]): string {
  if (videos.length === 0) return renderPagesSitemap(site, [{ path: '/program/watch' }]);
  return renderSitemap(' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"', videos.map(renderEntry));
}

function renderEntry(video: SitemapVideo): string {
  const { seconds, endsAt } = video;
  // in the order of their schema
  const tags = [
    tag('thumbnail_loc', video.thumbnail),
    tag('title', video.title),
    tag('description', video.description),
    tag('content_loc', video.content),
    seconds > 0 && seconds <= MAX_DURATION_SECONDS && tag('duration', String(Math.max(1, Math.round(seconds)))),
    endsAt !== null && tag('expiration_date', new Date(endsAt).toISOString()),
    tag('publication_date', new Date(video.publishedAt).toISOString()),
  ];
  return `<url><loc>${escapeXml(video.url)}</loc><video:video>${tags.filter(Boolean).join('')}</video:video></url>`;
}

const tag = (name: string, text: string) => `<video:${name}>${escapeXml(text)}</video:${name}>`;
