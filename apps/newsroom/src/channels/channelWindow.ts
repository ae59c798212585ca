import type { Channel } from '@sala/station';
import { SEGMENT_SECONDS, WINDOW_SECONDS } from '../films/index.ts';
import { findLastAirTime, type Span } from './findLastAirTime.ts';

/**
 * How far playlists are ahead of the clock, in seconds. What is planned is there before it is on, and a player begins
 * three segments before the end (RFC 8216, 6.3.3): so it shows what is on now, at most a segment late.
 */
export const AHEAD_SECONDS = 3 * SEGMENT_SECONDS;

/**
 * What can be watched of a channel: the last two hours of its day, and what players need to show what is on now. When
 * the day is over they stay for as long, as they are.
 */
export interface ChannelWindow extends Span {
  hasEnded: boolean;
  /** Since when its discontinuities are counted. */
  countedFrom: number;
}

/**
 * The window at a time; undefined when the channel is off the air and what it last showed is, too.
 * @param start where a viewer begins who starts over: nothing before it is in the window
 */
export function toChannelWindow({ air }: Channel, now: number, start = 0): ChannelWindow | undefined {
  const day = findLastAirTime(air, now);
  if (now >= day.to + WINDOW_SECONDS) return undefined;
  const on = Math.min(now, day.to);
  const from = Math.min(on, Math.max(air ? day.from : 0, on - WINDOW_SECONDS, start));
  const to = Math.min(now + AHEAD_SECONDS, day.to);
  return { from, to, hasEnded: now >= day.to, countedFrom: findLastAirTime(air, from).from };
}
