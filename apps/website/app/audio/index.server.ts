export { podcast } from './podcast.ts';
export { SOUND_PATH, soundAddress, soundSource } from './soundAddress.server.ts';
