// which station that is, package.json says: docs/another-station.md
export * from '#ours';
export { AUDIO_STYLES } from './audioStyles.ts';
export { findContentSource } from './contentSource.ts';
export type {
  About,
  Accountability,
  Audio,
  Channel,
  Footer,
  Hosts,
  Names,
  Speaker,
  Station,
  WeatherPlace,
} from './shape.ts';
export { listVoices, type VoiceNames } from './voices.ts';
