import { toPlainTitle } from '../../platform/headlines/index.ts';
import {
  type SiteData,
  type StructuredData,
  toIsoTime,
  toPublisher,
  toStructuredData,
} from '../../platform/metadata/index.ts';
import { toPlaylistPath, toPodcastPath, toSoundPath } from '../../player/audio/index.ts';
import type { PlaylistView } from './playlistView.ts';
import { describePodcast } from './podcast.ts';

/** A playlist as structured data: a podcast, with its articles as episodes. */
export function toPlaylistData(url: string, { name, tracks }: PlaylistView, { siteUrl }: SiteData): StructuredData {
  return toStructuredData({
    '@type': 'PodcastSeries',
    name,
    description: describePodcast(name),
    url: `${siteUrl}${toPlaylistPath(url)}`,
    webFeed: `${siteUrl}${toPodcastPath(url)}`,
    inLanguage: 'th-TH',
    publisher: toPublisher(siteUrl),
    hasPart: tracks.map(({ id, title, href, publishedAt, seconds }) => ({
      '@type': 'PodcastEpisode',
      name: toPlainTitle(title),
      url: new URL(href, siteUrl).href,
      datePublished: toIsoTime(publishedAt),
      timeRequired: seconds > 0 ? `PT${Math.round(seconds)}S` : undefined,
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: `${siteUrl}${toSoundPath(id)}`,
        encodingFormat: 'audio/mpeg',
      },
    })),
  });
}

/** The link to a playlist's podcast, for a page's head. */
export function toPodcastLink(url: string, name: string) {
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: toPodcastPath(url), title: name };
}
