export { keepPageWhilePlaying } from './keepPageWhilePlaying.ts';
export { oneSound } from './oneSound.ts';
