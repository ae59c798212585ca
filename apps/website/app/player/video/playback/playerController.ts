import type { VideoSource } from '../videoSource.ts';
import type { Action } from './controls/keys.ts';
import type { LivePosition } from './live/liveStatus.ts';
import type { Playback } from './playback.ts';
import type { Settings } from './settings.ts';

/** What the controls show. */
export interface PlayerState {
  playback: Playback;
  isPaused: boolean;
  isMuted: boolean;
  /** Seconds, 0 while it is not known and for a channel. */
  duration: number;
  qualities: number[];
  quality: { chosen: number; shown: number };
  captions: 'none' | 'off' | 'on';
  settings: Settings;
  /** What was just done by a key or a tap, in words. */
  notice: { text: string };
}

/** A video's player: everything that is done with the one element, and what became of it. */
export interface PlayerController {
  video: HTMLVideoElement;
  state(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** @param startAt seconds; null begins where the source itself does: a video at its beginning, a channel live */
  open(source: VideoSource, startAt: number | null): void;
  /** What is open is called otherwise from now on, as a channel is when its programme ends. */
  rename(source: VideoSource): void;
  play(): void;
  pause(): void;
  /** Does what a key or a button says, and says it. */
  act(action: Action): void;
  seekTo(seconds: number): void;
  toLive(): void;
  /** Asks for what did not come now; opens what was given up once more. */
  again(): void;
  toggleFullscreen(): void;
  set(settings: Partial<Settings>): void;
  setMuted(isMuted: boolean): void;
  live(): LivePosition | null;
  /** Draws in another element what is seen at a second, unless the viewer saves data. */
  preview(element: HTMLVideoElement, second: number): void;
  /** What cannot be said by an action, such as that an address was copied. */
  say(text: string): void;
  close(): void;
}
