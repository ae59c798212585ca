import type { Episode, Playlist, Video } from '@sala/contracts';
import { toEpisodeItem, toVideoItem } from '../../components/programCards/index.ts';
import { type Area, createArea, toFulfilled, toReaderArea, toRejected } from '../../platform/areas/index.ts';
import {
  fetchEpisodes,
  fetchPlaylistVideos,
  fetchPlayQueue,
  fetchVideoPlaylist,
} from '../../platform/services/index.server.ts';
import { parsePlaylistKey, type Sequence, toPlaylistHref, toSequenceLink } from './sequence.ts';

/** How many videos are listed beside a player, and the maximum of a playlist. */
const BESIDE_COUNT = 12;
const MAX_VIDEOS = 50;

/** A playlist with its videos. */
export interface PlaylistWithVideos {
  playlist: Playlist;
  videos: Video[];
}

/** A playlist by its key or its id. */
export async function fetchWholePlaylist(key: string, signal: AbortSignal): Promise<Area<PlaylistWithVideos>> {
  const [playlist, videos] = await Promise.all([
    fetchVideoPlaylist(key, signal),
    fetchPlaylistVideos(key, { limit: MAX_VIDEOS }, signal),
  ]);
  if (!playlist.response || !videos.response) return toRejected(createArea(), playlist.error ?? videos.error);
  return toFulfilled({ playlist: playlist.response, videos: videos.response.items });
}

/** What is watched: how a play queue names it, and which video of a list it is. */
interface Watched {
  id: string;
  type: 'episode' | 'clip';
  isVideo: (video: Video) => boolean;
}

/**
 * The list beside a video: the playlist in the address (SPEC 2.2-20) if it exists, otherwise the result of `otherwise`.
 */
export async function fetchSequence(
  url: URL,
  { isVideo, ...content }: Watched,
  otherwise: () => Promise<Area<Sequence>>,
  signal: AbortSignal,
): Promise<Area<Sequence>> {
  const key = parsePlaylistKey(url);
  if (!key) return otherwise();
  const [playlist, queue] = await Promise.all([
    fetchWholePlaylist(key, signal),
    fetchPlayQueue({ ...content, playlist: key }, signal),
  ]);
  if (!playlist.response) return otherwise();
  const sequence = toPlaylistSequence(playlist.response, playlist.response.videos.findIndex(isVideo));
  if (!queue.response) return toFulfilled(sequence);
  // the playlist may be longer than its list here
  const [next] = toPlaylistItems({ ...playlist.response, videos: queue.response.items.filter((one) => !isVideo(one)) });
  return toFulfilled({ ...sequence, next: toSequenceLink(next) });
}

/** Videos whose links stay within a playlist. */
const toPlaylistItems = ({ playlist, videos }: PlaylistWithVideos) =>
  videos.map(toVideoItem).map((item) => ({ ...item, href: toPlaylistHref(item.href, playlist.key) }));

/** A playlist beside one of its videos. */
export function toPlaylistSequence(whole: PlaylistWithVideos, place: number): Sequence {
  const items = toPlaylistItems(whole);
  return {
    title: whole.playlist.title,
    href: whole.playlist.href,
    items,
    place,
    next: toSequenceLink(items[place + 1]),
    previous: toSequenceLink(items[place - 1]),
  };
}

/** The newest episodes of a programme; the next one is the service's own choice (SPEC 7.7-13). */
export async function fetchEpisodeSequence(episode: Episode, signal: AbortSignal): Promise<Area<Sequence>> {
  const program = episode.program?.id;
  if (!program) return createArea();
  const [episodes, queue] = await Promise.all([
    fetchEpisodes({ program }, signal),
    episode.hasVideo ? fetchPlayQueue({ id: episode.id, type: 'episode' }, signal) : null,
  ]);
  return toReaderArea(episodes, (list) => {
    const items = list.items.map(toEpisodeItem);
    const place = items.findIndex(({ id }) => id === episode.id);
    const queued = queue?.response?.items.filter(({ episodeId }) => episodeId !== episode.id).map(toVideoItem);
    // the list begins with the newest, so the episode after this one stands before it
    const [after, before] = place < 0 ? [] : [items[place - 1], items[place + 1]];
    const from = Math.max(0, Math.min(place - BESIDE_COUNT / 2, items.length - BESIDE_COUNT));
    return {
      title: 'ตอนในรายการนี้',
      items: items.slice(from, from + BESIDE_COUNT),
      place: place - from,
      next: toSequenceLink(queued ? queued[0] : after),
      previous: toSequenceLink(before),
    };
  });
}

/** The videos that follow a clip (SPEC 7.7-13). */
export async function fetchClipSequence(video: Video, signal: AbortSignal): Promise<Area<Sequence>> {
  const queue = await fetchPlayQueue({ id: video.key, type: 'clip' }, signal);
  return toReaderArea(queue, (list) => {
    const items = list.items
      .filter(({ id }) => id !== video.id)
      .map(toVideoItem)
      .slice(0, BESIDE_COUNT);
    return { title: 'ดูต่อจากนี้', items, place: -1, next: toSequenceLink(items[0]), previous: null };
  });
}
