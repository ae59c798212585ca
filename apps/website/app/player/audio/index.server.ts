export { parseSoundAddress, SOUND_PATH, toSoundAddress } from './soundAddress.server.ts';
