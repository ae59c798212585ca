import type { SiteData } from './pageMeta.ts';
import { type StructuredData, toPublisher, toStructuredData, toThumbnails } from './structuredData.ts';

/** What is on a channel now; times in milliseconds since 1970. */
export interface BroadcastFacts {
  title: string;
  episodeTitle: string;
  /** What the channel is called. */
  channel: string;
  /** Where it is watched. */
  path: string;
  /** Where its stream is: an address, or a path of this site; empty when there is none. */
  src: string;
  /** Its picture's address at its source; empty when there is none. */
  picture: string;
  startsAt: number;
  endsAt: number;
}

/** What is being broadcast: a film that is live between two instants (schema.org BroadcastEvent). */
export function toBroadcastData(on: BroadcastFacts, { siteUrl }: SiteData): StructuredData {
  const startDate = new Date(on.startsAt).toISOString();
  return toStructuredData({
    '@type': 'VideoObject',
    name: on.title,
    description: on.episodeTitle || on.title,
    thumbnailUrl: toThumbnails(on.picture, siteUrl),
    uploadDate: startDate,
    contentUrl: on.src ? new URL(on.src, siteUrl).href : undefined,
    url: `${siteUrl}${on.path}`,
    isAccessibleForFree: true,
    inLanguage: 'th-TH',
    publisher: toPublisher(siteUrl),
    publication: {
      '@type': 'BroadcastEvent',
      name: on.title,
      isLiveBroadcast: true,
      startDate,
      endDate: new Date(on.endsAt).toISOString(),
      publishedOn: {
        '@type': 'BroadcastService',
        name: on.channel,
        broadcaster: toPublisher(siteUrl),
      },
    },
  });
}
