export { SOUND_PATH, soundAddress, soundSource } from './soundAddress.server.ts';
