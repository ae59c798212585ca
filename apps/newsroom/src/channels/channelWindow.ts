import type { Channel } from '@sala/station';
import { SEGMENT_SECONDS, WINDOW_SECONDS } from '../films/index.ts';
import { findLastAirTime, type Span } from './findLastAirTime.ts';

/**
 * How far playlists reach ahead of the clock, in seconds. A player begins three segments before the end of a playlist
 * (RFC 8216, 6.3.3), so with this lead it shows what is on now, at most a segment late.
 */
const AHEAD_SECONDS = 3 * SEGMENT_SECONDS;

/**
 * The part of a channel that can be watched: the last two hours of its day, and the lead that players need. After the
 * end of the day it stays available, unchanged, for two more hours.
 */
export interface ChannelWindow extends Span {
  hasEnded: boolean;
  /** The time from which its discontinuities are counted. */
  countedFrom: number;
}

/**
 * The window at a time; undefined when the channel is off the air, and its last two hours have passed as well.
 * @param start where a viewer who starts over begins: the window has nothing before it
 */
export function toChannelWindow({ air }: Channel, now: number, start = 0): ChannelWindow | undefined {
  const day = findLastAirTime(air, now);
  if (now >= day.to + WINDOW_SECONDS) return undefined;
  const on = Math.min(now, day.to);
  const from = Math.min(on, Math.max(air ? day.from : 0, on - WINDOW_SECONDS, start));
  const to = Math.min(now + AHEAD_SECONDS, day.to);
  return { from, to, hasEnded: now >= day.to, countedFrom: findLastAirTime(air, from).from };
}
