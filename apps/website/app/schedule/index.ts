export { type AirWindow, onAirAt } from './airWindow.ts';
export { liveHref, type ShownChannel, SPECIAL, shownChannels } from './channels.ts';
export type { Listing } from './listing.ts';
export { useNowAt } from './useNowAt.ts';
