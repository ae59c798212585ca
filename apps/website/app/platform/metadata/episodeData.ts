import type { SiteData } from './pageMeta.ts';
import { type StructuredData, toIsoTime, toStructuredData } from './structuredData.ts';
import { toVideoObject, type VideoFacts } from './videoData.ts';

/** What an episode's structured data is made from. */
export interface EpisodeFacts extends VideoFacts {
  /** Its number; empty when it has none. */
  number: string;
  program: { title: string; path: string } | null;
  /** Whether it can be watched: without that it has no video. */
  isWatchable: boolean;
}

/** An episode of a programme, with its video. */
export function toEpisodeData(episode: EpisodeFacts, site: SiteData): StructuredData {
  const { program, publishedAt } = episode;
  const absolute = (path: string) => new URL(path, site.siteUrl).href;
  return toStructuredData({
    '@type': 'TVEpisode',
    name: episode.title,
    description: episode.description,
    url: absolute(episode.path),
    episodeNumber: episode.number || undefined,
    datePublished: toIsoTime(publishedAt),
    partOfSeries: program ? { '@type': 'TVSeries', name: program.title, url: absolute(program.path) } : undefined,
    video: episode.isWatchable ? toVideoObject(episode, site) : undefined,
  });
}
