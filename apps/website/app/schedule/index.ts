export { type AirWindow, onAirAt } from './airWindow.ts';
export { type ShownChannel, shownChannels } from './channels.ts';
export type { Listing } from './listing.ts';
export { OnAirWidget } from './OnAirWidget.tsx';
export { type OnAirBrief, onAirBriefs } from './onAirBrief.ts';
export { SPECIAL } from './stationChannels.ts';
export { useNowAt } from './useNowAt.ts';
