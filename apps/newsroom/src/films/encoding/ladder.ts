import type { Rendition } from '../films.ts';
import type { ProbedFilm } from './probe.ts';

/** A size in which a film is encoded. */
export interface Rung extends Pick<Rendition, 'name' | 'width' | 'height' | 'codecs'> {
  /** H.264's level, as ffmpeg takes it. */
  level: string;
  /** The most that its pictures may take, in bits a second. */
  maxBitrate: number;
}

/** By the lines of a landscape picture; a phone in the sun begins with the smallest. */
const LADDER = [
  { lines: 360, level: '3.0', maxBitrate: 700_000 },
  { lines: 720, level: '3.1', maxBitrate: 2_500_000 },
  { lines: 1080, level: '4.0', maxBitrate: 5_000_000 },
];

/** The sizes in which a film is encoded, from the smallest on: none is larger than the film, but the first. */
export function chooseRungs({ width, height, hasSound }: ProbedFilm): Rung[] {
  const short = Math.min(width, height);
  return LADDER.filter(({ lines }, index) => index === 0 || lines <= short).map(({ lines, level, maxBitrate }) => {
    const scale = Math.min(lines, short) / short;
    const codecs = `avc1.4d40${Math.round(Number(level) * 10).toString(16)}${hasSound ? ',mp4a.40.2' : ''}`;
    return {
      ...{ name: String(lines), level, maxBitrate, codecs },
      width: toEven(width * scale),
      height: toEven(height * scale),
    };
  });
}

/** H.264 has no odd sizes. */
const toEven = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);
