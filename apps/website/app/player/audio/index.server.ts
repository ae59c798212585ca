export { parseSoundAddress, SOUND_FILE, SOUND_PATH, toSoundAddress } from './soundAddress.server.ts';
