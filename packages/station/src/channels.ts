import { CHANNELS } from '#ours';
import { hasSchedule } from './channel.ts';
import type { Channel } from './shape.ts';

/** The channels with a schedule, which are in menus. */
export const SCHEDULED_CHANNELS: Channel[] = CHANNELS.filter(hasSchedule);

/** Finds the channel of an untrusted key. */
export const findChannel = (key: string): Channel | undefined => CHANNELS.find((channel) => channel.key === key);
