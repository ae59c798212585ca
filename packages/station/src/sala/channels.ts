import type { Channel } from '../shape.ts';

export const CHANNELS: Channel[] = [
  { key: 'tv', title: 'ศาลาทีวี', air: { from: 6 * 60, to: 26 * 60 }, eventName: 'SalaTV' },
  { key: 'rian', title: 'ศาลาเรียน', air: { from: 6 * 60, to: 24 * 60 }, eventName: 'SalaRian' },
  { key: 'online', title: 'ศาลาออนไลน์', air: null, eventName: 'SalaTV_Online' },
  { key: 'special', title: 'ถ่ายทอดสดพิเศษ', air: null },
];
