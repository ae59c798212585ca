import { CATEGORIES, STATION } from '@sala/station';
import { fetchTopicList, isLeftOut } from '../../../platform/services/index.server.ts';
import { NEWS_LISTS } from '../../news/index.ts';
import { PROGRAM_LISTS } from '../../programs/index.ts';
import { toChannelViews } from '../../schedule/index.ts';
import { VIDEO_LISTS } from '../../watch/index.ts';
import type { SitemapEntry } from './sitemaps.ts';

// the addresses that are their own canonicals; further rooms add theirs
const PAGES = [
  '/home',
  '/news',
  ...NEWS_LISTS.map(({ href }) => href),
  ...CATEGORIES.map(({ path }) => path),
  '/program',
  ...PROGRAM_LISTS.map(({ path }) => path),
  ...VIDEO_LISTS.map(({ path }) => path),
  '/program/schedules',
  ...toChannelViews([]).map(({ href }) => href),
  '/live/vertical',
  '/ai-audio-news',
  '/ai-summary',
  '/corrections',
  '/org',
  '/privacy',
  '/accessibility',
  '/status',
  '/sitemap',
  ...(STATION.event ? [STATION.event.href] : []),
];

/** The permanent pages: the site's own, those of its channels, and those of topics; null when a request failed. */
export async function fetchSitePages(signal: AbortSignal): Promise<SitemapEntry[] | null> {
  const { response, error } = await fetchTopicList(signal);
  // a service may have no topics
  if (!response && error?.status !== 404) return null;
  const followed = (response?.items ?? [])
    // a topic that links to a page of another kind has none of its own
    .filter(({ href }) => /^\/[\w-]+$/.test(href))
    .map(({ href, publishedAt }) => ({ path: href, changedAt: publishedAt }));
  const stay = PAGES.filter((path) => !isLeftOut(path)).map((path) => ({ path, changedAt: null }));
  return [...new Map([...stay, ...followed].map((page) => [page.path, page])).values()];
}
