import type { Channel } from '../shape.ts';

export const CHANNELS: Channel[] = [
  { key: 'tv', title: 'คลองใสทีวี', air: { from: 5 * 60, to: 25 * 60 }, eventName: 'KhlongsaiTV' },
  { key: 'online', title: 'คลองใสออนไลน์', air: null, eventName: 'KhlongsaiTV_Online' },
];
