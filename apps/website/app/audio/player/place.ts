import type { AudioSource, HighlightText } from '@sala/contracts';
import { lineAt } from '../readAlong/lineAt.ts';

/** Where somebody stopped listening to an article: in which sound, at which second, and at which line. */
export interface Place {
  src: string;
  seconds: number;
  line: string;
}

export function placeAt({ src, highlightTexts }: AudioSource, seconds: number): Place {
  return { src, seconds, line: highlightTexts[lineAt(highlightTexts, seconds)]?.text ?? '' };
}

/**
 * Where to go on, in seconds. In the same sound at the same second; in another, of an article that was changed or of another voice, at
 * the same line, the nearest of several; from the beginning when nothing fits.
 */
export function resumeAt({ src, highlightTexts }: AudioSource, place: Place | undefined): number {
  if (!place) return 0;
  if (src === place.src) return place.seconds;
  const distance = ({ startOffsetSeconds }: HighlightText) => Math.abs(startOffsetSeconds - place.seconds);
  const [nearest] = highlightTexts.filter(({ text }) => text === place.line).sort((a, b) => distance(a) - distance(b));
  return nearest?.startOffsetSeconds ?? 0;
}
