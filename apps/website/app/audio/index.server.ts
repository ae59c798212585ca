export { renderPodcast } from './podcast.ts';
export { parseSoundAddress, SOUND_PATH, toSoundAddress } from './soundAddress.server.ts';
