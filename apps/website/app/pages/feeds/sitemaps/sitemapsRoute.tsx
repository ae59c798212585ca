import { STATION } from '@sala/station';
import { createPageSignal, isLeftOut, settings } from '../../../platform/services/index.server.ts';
import { toFeed } from '../feed.ts';
import type { Route } from './+types/sitemapsRoute';
import { listArchivedPages, listArchiveSitemaps } from './archiveSitemaps.server.ts';
import { fetchLatestNews } from './fetchLatestNews.server.ts';
import { fetchProgramPaths } from './programPaths.server.ts';
import { renderNewsSitemap, renderPagesSitemap, renderSitemapIndex } from './sitemaps.ts';
import { fetchSitemapVideos } from './sitemapVideos.server.ts';
import { fetchSitePages } from './sitePages.server.ts';
import { renderVideoSitemap } from './videoSitemap.ts';

const FILES = ['/sitemaps/pages.xml', '/sitemaps/news.xml', '/sitemaps/programs.xml', '/sitemaps/videos.xml'];

/** `/sitemap.xml` and its files. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const { siteUrl } = settings;
  const signal = createPageSignal(request);
  if (params.file) {
    const pages = await listArchivedPages(params.file, signal);
    if (typeof pages === 'number') throw new Response(null, { status: pages });
    return toXmlResponse(renderPagesSitemap(siteUrl, pages));
  }
  switch (url.pathname) {
    case '/sitemap.xml': {
      const months = requireList(await listArchiveSitemaps(signal));
      return toXmlResponse(
        renderSitemapIndex(siteUrl, [...FILES.filter((path) => !isLeftOut(path)).map((path) => ({ path })), ...months]),
      );
    }
    case '/sitemaps/pages.xml':
      return toXmlResponse(renderPagesSitemap(siteUrl, requireList(await fetchSitePages(signal))));
    case '/sitemaps/programs.xml': {
      const paths = requireList(await fetchProgramPaths(signal));
      // a sitemap has at least one address
      const pages = paths.length > 0 ? paths : ['/program'];
      return toXmlResponse(
        renderPagesSitemap(
          siteUrl,
          pages.map((path) => ({ path })),
        ),
      );
    }
    case '/sitemaps/videos.xml':
      return toXmlResponse(renderVideoSitemap(siteUrl, requireList(await fetchSitemapVideos(signal))));
    default: {
      const now = Date.now();
      const about = { title: STATION.name, page: '/home', self: url.pathname };
      const { items } = toFeed(siteUrl, about, requireList(await fetchLatestNews(now, signal)), { picture: () => '' });
      return toXmlResponse(renderNewsSitemap(siteUrl, items, now));
    }
  }
}

/** @throws a 503 for an incomplete list: search engines would drop the pages that it lacks */
function requireList<List>(list: List | null): List {
  if (!list) throw new Response(null, { status: 503 });
  return list;
}

function toXmlResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
