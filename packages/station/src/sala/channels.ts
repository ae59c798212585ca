import type { Channel, ChannelColours } from '../shape.ts';

export const CHANNELS = [
  {
    key: 'tv',
    title: 'ศาลาทีวี',
    kind: 'main',
    air: { from: 6 * 60, to: 26 * 60 },
    eventName: 'SalaTV',
  },
  {
    key: 'rian',
    title: 'ศาลาเรียน',
    kind: 'television',
    air: { from: 6 * 60, to: 24 * 60 },
    eventName: 'SalaRian',
  },
  {
    key: 'online',
    title: 'ศาลาออนไลน์',
    kind: 'online',
    air: null,
    eventName: 'SalaTV_Online',
  },
  { key: 'special', title: 'ถ่ายทอดสดพิเศษ', kind: 'special', air: null },
] as const satisfies Channel[];

/** The backgrounds of their logos in menus; only servers load it. */
export const CHANNEL_COLOURS: ChannelColours<typeof CHANNELS> = {
  tv: '#1b2a5b',
  rian: 'linear-gradient(135deg, #b45309, #f2a900)',
  online: '#0f5c5c',
  special: '',
};
