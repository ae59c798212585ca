import { CHANNELS, STATION, toLivePath } from '@sala/station';
import { isLeftOut, saveLeftOut } from '../leftOut/index.ts';
import { type ServiceName, type Settings, settings } from './settings.server.ts';

/**
 * What each part of the site is made of: a part, with all addresses below it, is left out when its service is not
 * there. What is not named does without any one of them. docs/providers.md has the same as a table.
 */
const PARTS: Partial<Record<ServiceName | 'liveStreams', string[]>> = {
  mainApi: [
    ...['/news', '/breakingnews', '/focus', '/now', '/corrections', '/situations', '/:topic'],
    ...['/preview/content', '/preview/light', '/preview/dark'],
    ...['/feed.xml', '/feed.json', '/feeds', '/sitemaps/news', '/sitemaps/news.xml'],
  ],
  pageApi: STATION.event ? [STATION.event.href] : [],
  programApi: [
    ...['/program', '/watch', '/stories', '/preview/episode', '/live/on-air'],
    ...['/sitemaps/programs.xml', '/sitemaps/videos.xml'],
  ],
  liveStreams: ['/live'],
  tagApi: ['/tags'],
  searchApi: ['/search'],
  aiApi: ['/ai-summary'],
  aiContentApi: ['/ai-summary/feedback'],
  ttsApi: ['/ai-audio-news'],
  feedbackWebhook: ['/ai-audio-news/reports'],
  pushApi: ['/push'],
  scorecard: ['/status'],
};

/** Channels that have no stream; below the main one's address are those of the others. */
const silent = CHANNELS.filter(({ key, kind }) => kind !== 'main' && !settings.liveStreams.has(key)).map(toLivePath);

const addresses = Object.entries(PARTS)
  .flatMap(([name, parts]) => (isThere(settings[name as keyof Settings]) ? [] : parts))
  .concat(silent);

/** The pattern of the addresses that are left out, because their services are not there; empty when none is. */
export const leftOut: string = addresses.length > 0 ? `^(${addresses.join('|').replaceAll('.', '\\.')})(?![^/?#])` : '';

function isThere(service: unknown): boolean {
  return service instanceof Map ? service.size > 0 : service !== undefined;
}

saveLeftOut(leftOut);

export { isLeftOut };
