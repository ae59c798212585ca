import { STATION } from '@sala/station';
import { CATEGORIES, NEWS_LISTS } from '../news/index.ts';
import { PROGRAM_LISTS } from '../programmes/index.ts';
import { pageDeadline, settings } from '../services/index.server.ts';
import { VIDEO_LISTS } from '../watch/index.ts';
import type { Route } from './+types/sitemapsRoute';
import { feedOf } from './feed.ts';
import { fetchLatest } from './latest.server.ts';
import { listedVideos } from './listedVideos.server.ts';
import { programPaths } from './programPaths.server.ts';
import { newsSitemap, pagesSitemap, sitemapIndex } from './sitemaps.ts';
import { videoSitemap } from './videoSitemap.ts';

const FILES = ['/sitemaps/pages.xml', '/sitemaps/news.xml', '/sitemaps/programs.xml', '/sitemaps/videos.xml'];
// the addresses that answer and are their own canonicals; further rooms add theirs
const PAGES = [
  '/home',
  '/news',
  ...NEWS_LISTS.map(({ href }) => href),
  ...CATEGORIES.map(({ canonical }) => canonical),
  '/program',
  ...PROGRAM_LISTS.map(({ path }) => path),
  ...VIDEO_LISTS.map(({ path }) => path),
  '/ai-audio-news',
  '/ai-summary',
  '/corrections',
  '/org',
  '/privacy',
  '/accessibility',
  '/status',
  '/sitemap',
];

/** `/sitemap.xml`, its files, and `/robots.txt`. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const absolute = (path: string) => new URL(path, settings.siteUrl).href;
  switch (url.pathname) {
    case '/robots.txt':
      return new Response(robots(absolute('/sitemap.xml')), {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
    case '/sitemap.xml':
      return xml(sitemapIndex(FILES.map(absolute)));
    case '/sitemaps/pages.xml':
      return xml(pagesSitemap([...new Set(PAGES)].map(absolute)));
    case '/sitemaps/programs.xml': {
      const paths = await programPaths(pageDeadline(request));
      if (!paths) throw new Response(null, { status: 503 });
      // a sitemap has at least one address
      return xml(pagesSitemap((paths.length > 0 ? paths : ['/program']).map(absolute)));
    }
    case '/sitemaps/videos.xml': {
      const videos = await listedVideos(pageDeadline(request));
      if (!videos) throw new Response(null, { status: 503 });
      return xml(videoSitemap(videos, absolute('/program/watch')));
    }
    default: {
      const area = await fetchLatest(pageDeadline(request));
      if (!area.response) throw new Response(null, { status: 503 });
      const about = { title: STATION.name, page: '/home', self: url.pathname };
      const { items } = feedOf(settings.siteUrl, about, area.response.items, { picture: () => '' });
      return xml(newsSitemap(items, Date.now(), absolute('/news')));
    }
  }
}

/** Only the production host is open to search engines (SPEC 2.4-07). */
function robots(sitemap: string): string {
  if (!settings.isProduction) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /search\nDisallow: /preview\nDisallow: /news/content/preview\n\nSitemap: ${sitemap}\n`;
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
