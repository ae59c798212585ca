export { addToQueue, hear, isPlaying, isQueued, reset } from './hear.ts';
export { Player } from './Player.tsx';
