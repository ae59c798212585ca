import { CHANNELS } from '#ours';
import { hasSchedule } from './channel.ts';
import type { Channel } from './shape.ts';

/** The channels that have a schedule, and stand in menus. */
export const SCHEDULED_CHANNELS: Channel[] = CHANNELS.filter(hasSchedule);

/** The channel of a key from outside, if there is one. */
export const findChannel = (key: string): Channel | undefined => CHANNELS.find((channel) => channel.key === key);
