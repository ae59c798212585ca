import type { LivePosition } from '../live/liveStatus.ts';
import type { PlaybackError } from '../playback.ts';

/** What is to be opened. */
export interface StreamSource {
  /** An HLS playlist or an MP4. */
  src: string;
  isLive: boolean;
  /** Where it begins, in seconds; null: at the beginning, or live. */
  startAt: number | null;
}

/** What a stream tells of itself. */
export interface StreamEvents {
  /** Its qualities or captions are known, or other ones are shown. */
  changed(): void;
  came(): void;
  lost(): void;
  /** A part of it is nowhere: it goes on after that. */
  skipped(): void;
  stopped(trouble: PlaybackError): void;
}

/** A source on its way into the element. */
export interface Stream {
  /** The heights of its pictures in px, the largest first; empty where there is nothing to choose. */
  qualities(): number[];
  /** What the viewer chose, 0 for what fits, and what is shown. */
  quality(): { chosen: number; shown: number };
  setQuality(height: number): void;
  setCaptions(isOn: boolean): void;
  /** Null for a video, and before it is known. */
  live(): LivePosition | null;
  /** Draws the key frame of a second in another element, where the stream has key frames by themselves. */
  preview(element: HTMLVideoElement, second: number): void;
  /** Asks for what did not come now, not later. */
  again(): void;
  close(): void;
}

/** Whether this is an HLS playlist, by its address. */
export const isHls = (src: string): boolean => /\.m3u8(?:[?#]|$)/i.test(src);
