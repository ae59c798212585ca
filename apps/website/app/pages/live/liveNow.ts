import { isLiveAt } from '@sala/contracts';
import { findAirState } from '@sala/station';
import type { MeasuredContent } from '../../platform/analytics/index.ts';
import type { VideoSource } from '../../player/video/index.ts';
import type { Airing, ChannelView } from '../schedule/index.ts';

/** A channel with the address of its stream. */
export interface ChannelWithStream extends ChannelView {
  /** The address under which browsers load it. */
  src: string;
  /** True when it is our own playout's, in which viewers can start over (docs/decisions/0019). */
  isOwn: boolean;
}

/** The schedule for the pages of live channels. */
export interface OnAirData {
  items: Airing[];
  /** True when the schedule failed to load. */
  hasFailed: boolean;
}

/** How far back a viewer can go, also when the channel is off the air (docs/decisions/0019), in milliseconds. */
export const WINDOW_MS = 2 * 3_600_000;
/** How long an airing must have run before it can be started over, in milliseconds. */
const MIN_ELAPSED_MS = 60_000;

/** The airing on a channel at an instant, and those after it, sorted by time. */
export function listOnChannel(
  items: Airing[],
  channel: string,
  now: number,
): { current: Airing | null; later: Airing[] } {
  const own = items.filter((item) => item.channel === channel && item.endsAt > now);
  const current = own.find((item) => isLiveAt(item, now)) ?? null;
  return { current, later: own.filter((item) => item !== current) };
}

/** The airing with which a channel is back on the air at an instant: services plan some for while it is off, too. */
export function findAiringAt(items: Airing[], channel: string, backAt: number | null): Airing | undefined {
  return backAt === null ? undefined : items.find((item) => item.channel === channel && item.endsAt > backAt);
}

/** True when an airing can be started over: it began within the two hours that are recorded. */
export function canStartOver({ startsAt }: Airing, now: number): boolean {
  return now - startsAt >= MIN_ELAPSED_MS && now - startsAt <= WINDOW_MS;
}

/** What the player plays of a channel: what is on now, or an airing that was started over, even after its end. */
export function toLiveSource(
  channel: ChannelWithStream,
  current: Airing | null,
  startedOver: Airing | null,
): VideoSource {
  const airing = startedOver ?? current;
  return {
    id: `live-${channel.key}`,
    title: airing?.title ?? channel.title,
    src: startedOver ? `${channel.src}?start=${Math.floor(startedOver.startsAt / 1000)}` : channel.src,
    poster: airing?.picture ?? '',
    durationSeconds: 0,
    isLive: true,
    path: channel.href,
  };
}

/** A channel and its present airing, for events (SPEC 3.7-05). */
export function toMeasuredContent(
  channel: ChannelWithStream | undefined,
  { items }: OnAirData,
): MeasuredContent | null {
  if (!channel) return null;
  const { key, title } = channel;
  const { current } = listOnChannel(items, key, Date.now());
  return { liveChannel: key, liveName: title, liveTitle: current?.title, liveId: `live-${key}`, contentName: title };
}

/** The path of a channel on an upright screen (SPEC 2.2-24). */
export const toVerticalPath = (key: string): string => `/live/vertical?channel=${key}`;

/** The instants from `now` on at which an airing begins or ends, or a channel goes on or off the air. */
export function listChangesAfter(items: Airing[], channels: ChannelView[], now: number): number[] {
  const ofItems = items.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const ofChannels = channels.map((channel) => findAirState(channel, now, undefined).changesAt ?? 0);
  return [...ofItems, ...ofChannels].filter((at) => at > now);
}
