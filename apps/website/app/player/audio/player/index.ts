export { addToQueue, isPlaying, isQueued, leavePage, reset, startPlayback } from '../playback/startPlayback.ts';
export { Player } from './Player.tsx';
