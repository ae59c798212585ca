export { hear, isPlaying } from './hear.ts';
export { Player } from './Player.tsx';
