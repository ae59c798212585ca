import type { ConsonantClass } from './letters.ts';

export type Tone = 'mid' | 'low' | 'falling' | 'high' | 'rising';

const MARKED: Record<string, Record<ConsonantClass, Tone>> = {
  '่': { mid: 'low', high: 'low', low: 'falling' },
  '้': { mid: 'falling', high: 'falling', low: 'high' },
  '๊': { mid: 'high', high: 'high', low: 'high' },
  '๋': { mid: 'rising', high: 'rising', low: 'rising' },
};

export const isToneMark = (character: string | undefined): boolean => character !== undefined && character in MARKED;

/**
 * The facts that determine a tone: the class of the initial, the mark, and whether the syllable is dead (คำตาย) and its
 * vowel long.
 */
export type ToneSource = { class: ConsonantClass; mark: string; dead: boolean; long: boolean };

/** The tone of a syllable by the rules of the script (ไตรยางศ์). */
export const findTone = ({ class: consonantClass, mark, dead, long }: ToneSource): Tone => {
  const marked = MARKED[mark];
  if (marked) return marked[consonantClass];
  if (!dead) return consonantClass === 'high' ? 'rising' : 'mid';
  if (consonantClass !== 'low') return 'low';
  return long ? 'falling' : 'high';
};
