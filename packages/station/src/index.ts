// package.json selects the station: docs/another-station.md
export * from '#ours';
export { findAirDay, findAirState } from './airTime.ts';
export { AUDIO_STYLES } from './audioStyles.ts';
export { CATEGORY_SLUGS, type CategorySlug, findCategory, isCategorySlug } from './categories.ts';
export { hasSchedule, toLivePath, toWireTitle } from './channel.ts';
export { findChannel, SCHEDULED_CHANNELS } from './channels.ts';
export { findContentSource } from './contentSource.ts';
export type {
  About,
  Accountability,
  Audio,
  CardColours,
  Category,
  Channel,
  DailyHours,
  EventPage,
  Footer,
  Hosts,
  Names,
  PartnerChannel,
  Speaker,
  Station,
  WeatherPlace,
} from './shape.ts';
export { listVoices, type VoiceNames } from './voices.ts';
