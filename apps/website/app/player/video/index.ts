export { type Connection, readConnection } from './connection.ts';
export { default as frameStyles } from './Frame.module.css';
export { loadPlayback, type PlaybackModule, preloadPlayback } from './loadPlayback.ts';
export { describeMissing, MissingVideo } from './MissingVideo.tsx';
export { findMissingReason, type MissingReason } from './missingReason.ts';
export { NativeVideo } from './NativeVideo.tsx';
export type { PlayerController } from './playback/playerController.ts';
export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoSource } from './videoSource.ts';
