import { hasWeakEnd, type Syllable } from './syllable.ts';
import type { Tone } from './tones.ts';

const TONES: Record<Tone, string> = { mid: '˧', low: '˨˩', falling: '˥˩', high: '˦˥', rising: '˩˩˦' };

/**
 * A syllable in IPA, with spaces between sounds and the tone at its end, as Wiktionary writes Thai: `kʰ r ɯ a̯ ŋ ˥˩`.
 */
export const toSyllableIpa = ({ initial, vowel, final, tone }: Syllable): string => {
  const onset = initial.replace(/(?<=.)([rlw])$/, ' $1');
  const nucleus = vowel.replace(/(?<=[iɯu])a$/, ' a̯');
  const coda = final.replace(/^[ptk]$/, '$&̚');
  return [onset, nucleus, coda, TONES[tone]].filter((sound) => sound !== '').join(' ');
};

/**
 * Words in IPA; as in Wiktionary, a short a, i, u or ɯ without a final has its glottal stop only before a pause.
 * For tests and benchmarks/pronunciation.ts, which compare with Wiktionary.
 */
export const toIpa = (words: readonly { syllables: readonly Syllable[] }[]): string =>
  words
    .flatMap(({ syllables }) => syllables)
    .map((syllable, at, all) => (at < all.length - 1 && hasWeakEnd(syllable) ? { ...syllable, final: '' } : syllable))
    .map(toSyllableIpa)
    .join(' ');
