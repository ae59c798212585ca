import type { AudioItem, AudioPlaylist, AudioPlaylists, AudioSource } from '@sala/contracts';
import { SPEAKERS } from '@sala/station';
import { toHeadline } from '../../platform/headlines/index.ts';

/**
 * The narration that plays when the reader has chosen no voice: the first speaker's, else the first (SPEC 3.3-15,
 * 9.1-04).
 */
export function findDefaultSource({ sources }: AudioItem): AudioSource | undefined {
  const [first] = SPEAKERS;
  return sources.find(({ audioStyle }) => audioStyle.audioStyleSetting.speaker === first?.id) ?? sources[0];
}

/** An article of a playlist, as pages and podcasts list it. */
export interface Track {
  id: string;
  title: string;
  /** The address of its page. */
  href: string;
  category: string;
  /** The address of its picture at its source. */
  picture: string;
  publishedAt: number | null;
  /** The length of its sound, and its size. */
  seconds: number;
  bytes: number;
}

function toTrack(item: AudioItem): Track {
  const { contentId, title, href, contentCategory, imgUrl, publishedAt } = item;
  const { duration = 0, bytes = 0 } = findDefaultSource(item) ?? {};
  return {
    id: contentId,
    title,
    href,
    category: contentCategory,
    picture: imgUrl,
    publishedAt,
    seconds: duration,
    bytes,
  };
}

/** A playlist as pages and podcasts show it; `seconds` is the length of all of it. */
export interface PlaylistView {
  name: string;
  seconds: number;
  tracks: Track[];
}

export function toPlaylistView({ name, items }: AudioPlaylist): PlaylistView {
  const tracks = items.map(toTrack);
  return { name, seconds: tracks.reduce((sum, { seconds }) => sum + seconds, 0), tracks };
}

/** The same for a page: with line breaks set in its titles. */
export function toTypesetPlaylist(playlist: AudioPlaylist): PlaylistView {
  const listed = toPlaylistView(playlist);
  return { ...listed, tracks: listed.tracks.map((track) => ({ ...track, title: toHeadline(track.title) })) };
}

/** The other playlists that are not empty. */
export function filterOtherPlaylists({ items }: AudioPlaylists, currentUrl: string): AudioPlaylists {
  return { items: items.filter(({ url, total }) => url !== currentUrl && total > 0) };
}
