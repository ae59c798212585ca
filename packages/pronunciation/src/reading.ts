import { applyLeadingLetter } from './leading.ts';
import { listReadingsAt, type Reading } from './readings.ts';
import type { ReadSyllable, Syllable } from './syllable.ts';
import type { Writing } from './writing.ts';

/** Syllables and the offsets of the text they were read from. */
export type Stretch = { start: number; end: number; syllables: Syllable[] };

type Step = { cost: number; from: number; reading: Reading | undefined };

/**
 * The reading of a run of letters with the lowest cost, in stretches between the word boundaries that no syllable
 * crosses.
 */
export const read = (writing: Writing): Stretch[] => {
  const { text, boundaries } = writing;
  const steps: (Step | undefined)[] = [{ cost: 0, from: 0, reading: undefined }];
  for (let start = 0; start < text.length; start++) {
    const before = steps[start];
    if (!before) continue;
    for (const reading of listReadingsAt(writing, start)) {
      const cost = before.cost + reading.cost;
      if (cost < (steps[reading.end]?.cost ?? Number.POSITIVE_INFINITY))
        steps[reading.end] = { cost, from: start, reading };
    }
  }
  const stretches: Stretch[] = [];
  let backwards: ReadSyllable[] = [];
  let end = text.length;
  for (let at = text.length; at > 0; ) {
    const step = steps[at];
    if (!step) break;
    backwards.push(...(step.reading?.syllables ?? []).toReversed());
    at = step.from;
    if (!boundaries.has(at)) continue;
    stretches.push({ start: at, end, syllables: applyLeadingLetter(backwards.reverse()) });
    [backwards, end] = [[], at];
  }
  return stretches.reverse();
};
