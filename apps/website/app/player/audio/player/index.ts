export { Player } from './Player.tsx';
export { addToQueue, isPlaying, isQueued, reset, startPlayback } from './startPlayback.ts';
