import type { LivePosition } from '../live/liveStatus.ts';
import type { PlaybackError } from '../playback.ts';

/**
 * The longest pause between two attempts at a channel that shows nothing, in milliseconds, while its site answers: its
 * viewers wait for the next programme. A channel that plays loads its playlist about as often.
 */
export const CHANNEL_PAUSE_MS = 4000;

/** A source that is opened in a media element. */
export interface StreamSource {
  /** An HLS playlist or an MP4. */
  src: string;
  isLive: boolean;
  /** Where it begins, in seconds; null: at the beginning, or live. */
  startAt: number | null;
}

/** The events of a stream. */
export interface StreamEvents {
  /** Its qualities or captions have become known or have changed. */
  changed(): void;
  /** Something of the stream has arrived. */
  received(): void;
  lost(): void;
  /** A missing segment was skipped. */
  skipped(): void;
  stopped(trouble: PlaybackError): void;
}

/** A source that is open in the element. */
export interface Stream {
  /** The heights of its pictures in px, the largest first; empty where there is nothing to choose. */
  qualities(): number[];
  /** The quality that the viewer chose, 0 for automatic, and the one that is shown. */
  quality(): { chosen: number; shown: number };
  setQuality(height: number): void;
  setCaptions(isOn: boolean): void;
  /** Null for a video, and before it is known. */
  live(): LivePosition | null;
  /** Draws the key frame of a second in another element, where the stream has a playlist of key frames. */
  preview(element: HTMLVideoElement, second: number): void;
  /** Repeats failed requests at once. */
  again(): void;
  close(): void;
}

/** Whether this is an HLS playlist, by its address. */
export const isHls = (src: string): boolean => /\.m3u8(?:[?#]|$)/i.test(src);
