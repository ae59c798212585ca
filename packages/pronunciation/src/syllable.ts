import type { ConsonantClass } from './letters.ts';
import type { Tone } from './tones.ts';

/**
 * A spoken syllable, its sounds in IPA. `initial`: one consonant or a cluster (`kr`, `ʔ`). `vowel`: short `a`, long
 * `aː`, or the diphthongs `ia`, `ɯa`, `ua`. `final`: `p t k m n ŋ j w`, a loan's `s f l`, `ʔ` after a short vowel that
 * nothing else closes, or '' after a long one and in a weak syllable.
 */
export type Syllable = { initial: string; vowel: string; final: string; tone: Tone };

/** A syllable with the letters it was read from, because the letters before it can still change its tone. */
export type ReadSyllable = Syllable & {
  /** The letters of its initial. */
  onset: string;
  class: ConsonantClass;
  mark: string;
  /** Whether it has neither a written vowel nor a final: ถ in ถนน. */
  bare: boolean;
};

/** Long vowels and diphthongs. */
export const isLong = (vowel: string): boolean => vowel.length > 1;

/** Whether a syllable is dead (คำตาย): it ends with a stop or a short vowel. All others are live. */
export const isDead = (vowel: string, final: string): boolean =>
  final === '' ? !isLong(vowel) : /^[ptkfsʔ]$/.test(final);

/** Whether a syllable ends with a short a, i, u or ɯ and only a glottal stop, which is heard only before a pause. */
export const hasWeakEnd = ({ vowel, final }: Syllable): boolean => final === 'ʔ' && 'aiuɯ'.includes(vowel);
