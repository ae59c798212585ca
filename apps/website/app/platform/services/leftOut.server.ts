import { CHANNELS, STATION, toLivePath } from '@sala/station';
import { isLeftOut, saveLeftOut } from '../leftOut/index.ts';
import { type ServiceName, type Settings, settings } from './settings.server.ts';

/**
 * The parts of the site that need a service: without it a part is left out, with all addresses below it. A part that is
 * not listed needs no single service. docs/providers.md has the same as a table.
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

/** The addresses of channels without a stream; not the main one's, because those of the others are below it. */
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
