import type { Episode, Playlist, Video } from '@sala/contracts';
import { type Area, emptyArea, forReaders, fulfilled, rejected } from '../areas/index.ts';
import { toEpisodeItem, toVideoItem } from '../programs/index.ts';
import { fetchEpisodes, fetchPlaylistVideos, fetchPlayQueue, fetchVideoPlaylist } from '../services/index.server.ts';
import { playlistIn, type Sequence, wayTo, withPlaylist } from './sequence.ts';

/** As many as stand beside a player, and as many as a playlist can have. */
const BESIDE = 12;
const MOST = 50;

/** A playlist with its videos, and which of them is watched. */
export interface PlaylistWithVideos {
  playlist: Playlist;
  videos: Video[];
}

/** A playlist by its key or its id. */
export async function fetchWholePlaylist(key: string, signal: AbortSignal): Promise<Area<PlaylistWithVideos>> {
  const [playlist, videos] = await Promise.all([
    fetchVideoPlaylist(key, signal),
    fetchPlaylistVideos(key, { limit: MOST }, signal),
  ]);
  if (!playlist.response || !videos.response) return rejected(emptyArea(), playlist.error ?? videos.error);
  return fulfilled({ playlist: playlist.response, videos: videos.response.items });
}

/** What stands beside a video: the playlist that the address names (SPEC 2.2-20), where there is such a one, else what goes on from it. */
export async function fetchSequence(
  url: URL,
  isWatched: (video: Video) => boolean,
  otherwise: () => Promise<Area<Sequence>>,
  signal: AbortSignal,
): Promise<Area<Sequence>> {
  const key = playlistIn(url);
  const playlist = key ? await fetchWholePlaylist(key, signal) : null;
  if (!playlist?.response) return otherwise();
  return fulfilled(playlistSequence(playlist.response, playlist.response.videos.findIndex(isWatched)));
}

/** A playlist beside one of its videos: all lead on within it. */
export function playlistSequence({ playlist, videos }: PlaylistWithVideos, place: number): Sequence {
  const items = videos.map(toVideoItem).map((item) => ({ ...item, href: withPlaylist(item.href, playlist.key) }));
  return {
    title: playlist.title,
    href: playlist.href,
    items,
    place,
    next: wayTo(items[place + 1]),
    previous: wayTo(items[place - 1]),
  };
}

/** The newest episodes of an episode's programme; the next is what the service plays after it (SPEC 7.7-13). */
export async function fetchEpisodeSequence(episode: Episode, signal: AbortSignal): Promise<Area<Sequence>> {
  const program = episode.program?.id;
  if (!program) return emptyArea();
  const [episodes, queue] = await Promise.all([
    fetchEpisodes({ program }, signal),
    episode.hasVideo ? fetchPlayQueue({ id: episode.id, type: 'episode' }, signal) : null,
  ]);
  return forReaders(episodes, (list) => {
    const items = list.items.map(toEpisodeItem);
    const place = items.findIndex(({ id }) => id === episode.id);
    const queued = queue?.response?.items.map(toVideoItem);
    // the newest stands first: what came after it stands above
    const [after, before] = place < 0 ? [] : [items[place - 1], items[place + 1]];
    const from = Math.max(0, Math.min(place - BESIDE / 2, items.length - BESIDE));
    return {
      title: 'ตอนในรายการนี้',
      items: items.slice(from, from + BESIDE),
      place: place - from,
      next: wayTo(queued ? queued[1] : after),
      previous: wayTo(before),
    };
  });
}

/** What goes on from a clip (SPEC 7.7-13). */
export async function fetchClipSequence(video: Video, signal: AbortSignal): Promise<Area<Sequence>> {
  const queue = await fetchPlayQueue({ id: video.key, type: 'clip' }, signal);
  return forReaders(queue, (list) => {
    const items = list.items
      .filter(({ id }) => id !== video.id)
      .map(toVideoItem)
      .slice(0, BESIDE);
    return { title: 'ดูต่อจากนี้', items, place: -1, next: wayTo(items[0]), previous: null };
  });
}
