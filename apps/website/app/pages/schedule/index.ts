export type { Airing } from './airing.ts';
export { type AirWindow, findAirState } from './airWindow.ts';
export { type ChannelView, toChannelViews } from './channels.ts';
export { OnAirWidget } from './OnAirWidget.tsx';
export { type OnAirBrief, toOnAirBriefs } from './onAirBrief.ts';
export { SPECIAL_CHANNEL_KEY } from './stationChannels.ts';
export { useNowAt } from './useNowAt.ts';
