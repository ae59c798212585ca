import type { Rendition } from '../films.ts';
import type { ProbedFilm } from './probe.ts';

/** A size in which a film is encoded. */
export interface Rung extends Pick<Rendition, 'name' | 'width' | 'height' | 'codecs'> {
  /** H.264's level, as ffmpeg takes it. */
  level: string;
  /** The greatest bit rate of its pictures, in bits per second. */
  maxBitrate: number;
}

/** By the lines of a landscape picture; a phone in the sun begins with the smallest. */
const LADDER = [
  { lines: 360, level: '3.0', maxBitrate: 700_000 },
  { lines: 720, level: '3.1', maxBitrate: 2_500_000 },
  { lines: 1080, level: '4.0', maxBitrate: 5_000_000 },
];

/** A size that is hardly larger than the one before is left out. */
const MAX_SCALE_BEFORE = 0.8;

/**
 * The sizes in which a film is encoded, from the smallest on: each as large as 16 by 9 of its lines hold, upright or
 * not, as its level allows, and none larger than the film, whose own size is the last where that is not too large.
 */
export function chooseRungs({ width, height, hasSound }: Omit<ProbedFilm, 'seconds' | 'videoStream'>): Rung[] {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const toScale = (lines: number) => Math.min(1, lines / short, (lines * 16) / 9 / long);
  return LADDER.filter((_, index) => toScale(LADDER[index - 1]?.lines ?? 0) < MAX_SCALE_BEFORE).map(
    ({ lines, level, maxBitrate }) => ({
      name: String(lines),
      level,
      maxBitrate,
      codecs: `avc1.4d40${Math.round(Number(level) * 10).toString(16)}${hasSound ? ',mp4a.40.2' : ''}`,
      width: toEven(width * toScale(lines)),
      height: toEven(height * toScale(lines)),
    }),
  );
}

/** H.264 has no odd sizes. */
const toEven = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);
