import type { Channel } from '@sala/station';
import type { Films } from '../films/index.ts';
import { ITEM_SECONDS, SEGMENT_SECONDS } from '../films/index.ts';
import { toChannelWindow } from './channelWindow.ts';
import { renderLivePlaylist } from './livePlaylist.ts';
import { toLoopItems } from './loopItems.ts';
import type { Schedule } from './schedule.ts';

/** A player's request to a channel. */
export interface PlaylistInput {
  rendition: string;
  /** Where the viewer starts over, in seconds since 1970; undefined: with what is on now. */
  start?: number | undefined;
  isDelta: boolean;
}

/**
 * How many different playlists are cached for the length of a segment: many viewers start over at the same programme,
 * and some requests are nonsense.
 */
const MAX_CACHED_PLAYLISTS = 500;

type Playlist = Promise<string | undefined>;

/**
 * A channel's playlist at a time; undefined when it is off the air. It depends only on the clock, the schedule and the
 * films, so every node gives the same one; it is computed once for all requests within the same segment.
 */
export function createPlayout(films: Films, schedule: Schedule) {
  const playlists = new Map<string, Playlist>();
  let cachedSegment = 0;

  async function compute(channel: Channel, { rendition, start, isDelta }: PlaylistInput, now: number): Playlist {
    const window = toChannelWindow(channel, now, start);
    if (!window) return undefined;
    // a window may begin within an item
    const airings = await schedule(channel.key, window.from - ITEM_SECONDS, window.to);
    const startsOver = start !== undefined;
    return renderLivePlaylist({ ...window, rendition, isDelta, startsOver, loopItemAt: toLoopItems(airings, films) });
  }

  return (channel: Channel, input: PlaylistInput, now: number): Playlist => {
    const segment = Math.floor(now / SEGMENT_SECONDS);
    if (segment !== cachedSegment || playlists.size >= MAX_CACHED_PLAYLISTS) playlists.clear();
    cachedSegment = segment;
    const key = `${channel.key} ${input.rendition} ${input.isDelta} ${input.start}`;
    const playlist = playlists.get(key) ?? compute(channel, input, segment * SEGMENT_SECONDS);
    playlists.set(key, playlist);
    // a failed playlist is computed anew for the next request
    playlist.catch(() => playlists.delete(key));
    return playlist;
  };
}
