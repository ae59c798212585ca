import {
  ITEM_SECONDS,
  renderMapLines,
  renderSegmentLines,
  SEGMENT_SECONDS,
  SEGMENTS_PER_ITEM,
} from '../films/index.ts';
import type { LoopItem } from './loopItems.ts';

/**
 * The part of a playlist that a delta update skips for a player with an older one, which may ask for that while its
 * playlist is younger than half of this.
 */
const SKIP_UNTIL_SECONDS = 2 * ITEM_SECONDS;

export interface LivePlaylist {
  rendition: string;
  /** The window: segments that begin within it. */
  from: number;
  to: number;
  /** The time from which discontinuities are counted. */
  countedFrom: number;
  /** The playlist is complete. */
  hasEnded: boolean;
  /** The player begins with the first segment, not with what is on now. */
  startsOver: boolean;
  /** The player has an earlier playlist: it gets a delta update. */
  isDelta: boolean;
  loopItemAt: (item: number) => LoopItem;
}

/** The relative path from a channel's media playlist to its films. */
const FILMS = '../../vod/';

/** A channel's media playlist in one rendition (RFC 8216): numbers and times are those of the clock. */
export function renderLivePlaylist(playlist: LivePlaylist): string {
  const first = Math.ceil(playlist.from / SEGMENT_SECONDS);
  const end = Math.floor(playlist.to / SEGMENT_SECONDS);
  const firstListed = playlist.isDelta
    ? Math.max(first, findLastItem(end - SKIP_UNTIL_SECONDS / SEGMENT_SECONDS))
    : first;
  let text = formatHeader(playlist, first);
  if (firstListed > first) text += `#EXT-X-SKIP:SKIPPED-SEGMENTS=${firstListed - first}\n`;
  for (let number = firstListed; number < end; ) {
    const item = Math.floor(number / SEGMENTS_PER_ITEM);
    if (number > first) text += '#EXT-X-DISCONTINUITY\n';
    const next = Math.min(end, (item + 1) * SEGMENTS_PER_ITEM);
    text += renderItemLines(playlist, item, number, next);
    number = next;
  }
  return playlist.hasEnded ? `${text}#EXT-X-ENDLIST\n` : text;
}

function formatHeader({ isDelta, hasEnded, startsOver, countedFrom }: LivePlaylist, first: number): string {
  return [
    '#EXTM3U',
    `#EXT-X-VERSION:${isDelta ? 9 : 8}`,
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    ...(hasEnded ? [] : [`#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=${SKIP_UNTIL_SECONDS}`]),
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / SEGMENTS_PER_ITEM) - countedFrom / ITEM_SECONDS}`,
    ...(startsOver ? ['#EXT-X-START:TIME-OFFSET=0,PRECISE=YES'] : []),
    '',
  ].join('\n');
}

/** The segments of an item from a number on and before another. */
function renderItemLines({ rendition, loopItemAt }: LivePlaylist, item: number, from: number, to: number): string {
  const { film, index } = loopItemAt(item);
  // the difference between the channel's numbers and the film's own
  const shift = (item - index) * SEGMENTS_PER_ITEM;
  let text = `${renderMapLines(film, rendition, FILMS)}#EXT-X-PROGRAM-DATE-TIME:${new Date(from * SEGMENT_SECONDS * 1000).toISOString()}\n`;
  for (let number = from; number < to; number += 1) text += renderSegmentLines(film, rendition, number - shift, FILMS);
  return text;
}

const findLastItem = (segment: number) => Math.floor(segment / SEGMENTS_PER_ITEM) * SEGMENTS_PER_ITEM;
