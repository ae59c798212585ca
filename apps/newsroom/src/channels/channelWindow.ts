import type { Channel } from '@sala/station';
import { WINDOW_SECONDS } from '../films/index.ts';
import { findLastAirTime, type Span } from './airTime.ts';

/**
 * What can be watched of a channel: the last two hours of its day. When that is over they stay for as long, as they
 * are.
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
  const to = Math.min(now, day.to);
  if (now >= day.to + WINDOW_SECONDS) return undefined;
  const from = Math.min(to, Math.max(air ? day.from : 0, to - WINDOW_SECONDS, start));
  return { from, to, hasEnded: now >= day.to, countedFrom: findLastAirTime(air, from).from };
}
