import { CHANNELS } from '@sala/station';

/** What is special stands in no schedule beside the others (SPEC 2.2-23). */
export const SPECIAL_CHANNEL_KEY = 'special';

/** The channels that have a schedule. */
export const SCHEDULED_CHANNELS = CHANNELS.filter(({ key }) => key !== SPECIAL_CHANNEL_KEY);

/** Where a channel is watched (SPEC 2.2-21 to 2.2-23): the first one stands for all. */
export const toLivePath = (key: string): string => (key === CHANNELS[0]?.key ? '/live' : `/live/${key}`);
