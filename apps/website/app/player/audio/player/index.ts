export { addToQueue, isPlaying, isQueued, reset, startPlayback } from '../playback/startPlayback.ts';
export { Player } from './Player.tsx';
