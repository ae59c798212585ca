import type { VideoSource } from '../videoSource.ts';
import type { Action } from './controls/keys.ts';
import type { LivePosition } from './live/liveStatus.ts';
import type { Playback } from './playback.ts';
import type { Settings } from './settings.ts';

/** The state that the controls show. */
export interface PlayerState {
  playback: Playback;
  /** False once it was paused, by the viewer or because something else sounds: then nothing may begin by itself. */
  shouldPlay: boolean;
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

/** The controller of a video: all actions on the one element, and its state. */
export interface PlayerController {
  video: HTMLVideoElement;
  state(): PlayerState;
  subscribe(listener: () => void): () => void;
  /**
   * @param startAt seconds; null: where the source itself begins: a video at its beginning, a channel live
   */
  open(source: VideoSource, startAt: number | null): void;
  /** Changes the name of the open source, as for a channel when its programme ends. */
  rename(source: VideoSource): void;
  play(): void;
  pause(): void;
  /** Performs the action of a key or a button, and announces it. */
  act(action: Action): void;
  seekTo(seconds: number): void;
  toLive(): void;
  /** Repeats failed requests at once; opens a stream again that was given up. */
  again(): void;
  toggleFullscreen(): void;
  set(settings: Partial<Settings>): void;
  setMuted(isMuted: boolean): void;
  live(): LivePosition | null;
  /** Draws the picture at a second in another element, unless the viewer saves data. */
  preview(element: HTMLVideoElement, second: number): void;
  /** Announces something that is no action, such as that an address was copied. */
  announce(text: string): void;
  close(): void;
}
