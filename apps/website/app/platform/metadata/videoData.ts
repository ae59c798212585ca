import type { SiteData } from './pageMeta.ts';
import { type StructuredData, toIsoTime, toPublisher, toStructuredData, toThumbnails } from './structuredData.ts';

/** What a video's structured data is made from; times in milliseconds since 1970. */
export interface VideoFacts {
  /** Where its page is: a path of this site, or an address elsewhere that the service names. */
  path: string;
  title: string;
  description: string;
  /** The picture's address at its source; empty when there is none. */
  picture: string;
  /** 0 when not known. */
  seconds: number;
  publishedAt: number | null;
  /** When it can no longer be watched. */
  endsAt?: number | null;
  /** Whether it has captions. */
  isCaptioned?: boolean;
  /** Where the film itself is: an address, or a path of this site; empty while there is none. */
  src?: string;
}

/** A video that can be watched on a page: an episode, a clip, a short clip. */
export function toVideoData(video: VideoFacts, site: SiteData): StructuredData {
  return toStructuredData(toVideoObject(video, site));
}

/** The same as a part of something else, such as an episode. */
export function toVideoObject(video: VideoFacts, { siteUrl }: SiteData): Record<string, unknown> {
  return {
    '@type': 'VideoObject',
    mainEntityOfPage: new URL(video.path, siteUrl).href,
    name: video.title,
    description: video.description,
    contentUrl: video.src ? new URL(video.src, siteUrl).href : undefined,
    thumbnailUrl: toThumbnails(video.picture, siteUrl),
    uploadDate: toIsoTime(video.publishedAt),
    expires: toIsoTime(video.endsAt ?? null),
    duration: video.seconds > 0 ? `PT${Math.round(video.seconds)}S` : undefined,
    accessibilityFeature: video.isCaptioned ? ['captions'] : undefined,
    inLanguage: 'th',
    isAccessibleForFree: true,
    publisher: toPublisher(siteUrl),
  };
}
