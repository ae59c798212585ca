export type { Airing } from './airing.ts';
export { type ChannelView, toChannelViews } from './channels.ts';
export { OnAirWidget } from './OnAirWidget.tsx';
export type { OnAirBrief } from './onAirBrief.ts';
export { useNowAt } from './useNowAt.ts';
