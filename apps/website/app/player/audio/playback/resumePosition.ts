import type { AudioSource, HighlightText } from '@sala/contracts';
import { findLineAt } from '../readAlong/findLineAt.ts';

/** Where the reader stopped listening to an article: in which sound, at which second, and at which line. */
export interface ResumePosition {
  src: string;
  seconds: number;
  line: string;
}

export function toResumePosition({ src, highlightTexts }: AudioSource, seconds: number): ResumePosition {
  return { src, seconds, line: highlightTexts[findLineAt(highlightTexts, seconds)]?.text ?? '' };
}

/**
 * Where to go on, in seconds. In the same sound at the same second; in another, of an article that was changed or of
 * another voice, at the same line, the nearest of several; from the beginning when nothing fits.
 */
export function findResumeSeconds({ src, highlightTexts }: AudioSource, position: ResumePosition | undefined): number {
  if (!position) return 0;
  if (src === position.src) return position.seconds;
  const distance = ({ startOffsetSeconds }: HighlightText) => Math.abs(startOffsetSeconds - position.seconds);
  const [nearest] = highlightTexts
    .filter(({ text }) => text === position.line)
    .sort((a, b) => distance(a) - distance(b));
  return nearest?.startOffsetSeconds ?? 0;
}
