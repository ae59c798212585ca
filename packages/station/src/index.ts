export { AUDIO_STYLES } from './audioStyles.ts';
export { contentSource } from './contentSource.ts';
export * from './ours.ts';
export type { About, Accountability, Audio, Channel, Speaker, Station, WeatherPlace } from './shape.ts';
