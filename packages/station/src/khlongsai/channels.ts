import type { Channel, ChannelColours } from '../shape.ts';

export const CHANNELS = [
  {
    key: 'tv',
    title: 'คลองใสทีวี',
    kind: 'main',
    air: { from: 5 * 60, to: 25 * 60 },
    eventName: 'KhlongsaiTV',
  },
  {
    key: 'online',
    title: 'คลองใสออนไลน์',
    kind: 'online',
    air: null,
    eventName: 'KhlongsaiTV_Online',
  },
] as const satisfies Channel[];

/** The backgrounds of their logos in menus; only servers load it. */
export const CHANNEL_COLOURS: ChannelColours<typeof CHANNELS> = { tv: '#0d5c46', online: '#052a20' };
