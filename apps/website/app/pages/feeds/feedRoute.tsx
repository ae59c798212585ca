import type { NewsItem } from '@sala/contracts';
import { findCategory, STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { createPageSignal, fetchSection, settings } from '../../platform/services/index.server.ts';
import { toImageAddress } from '../../ui/index.ts';
import type { Route } from './+types/feedRoute';
import { fetchClipVideos, findClipSource } from './clipVideos.server.ts';
import { renderRss, toFeed, toJsonFeed } from './feed.ts';
import { fetchLatest } from './fetchLatest.server.ts';

/** `/feed.xml`, `/feed.json` and `/feeds/{section}.xml|json`: the newest of the site or of one category. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const [, name, format] = /^(?:\/feeds)?\/([a-z]+)\.(xml|json)$/.exec(url.pathname) ?? [];
  const category = params.file && name ? findCategory(name) : undefined;
  if (!format || (params.file && !category)) throw new Response(null, { status: 404 });
  const signal = createPageSignal(request);
  const area = category ? await fetchSection(category.slug, 1, signal) : await fetchLatest(signal);
  // a feed reader that gets a 503 keeps the items that it has
  if (!area.response) throw new Response(null, { status: 503 });
  const about = category
    ? { title: thaiText`ข่าว${category.name} | ${STATION.name}`, page: category.path, self: url.pathname }
    : { title: `${STATION.name} | ${STATION.slogan}`, page: '/home', self: url.pathname };
  const news = await fetchClipVideos(area.response.items, signal);
  const mediaOf = { picture: ({ picture }: NewsItem) => toImageAddress(picture, 1280), video: findClipSource };
  const feed = toFeed(settings.siteUrl, about, news, mediaOf);
  return format === 'xml'
    ? new Response(renderRss(feed), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
    : new Response(JSON.stringify(toJsonFeed(feed)), {
        headers: { 'content-type': 'application/feed+json; charset=utf-8' },
      });
}
