import { ESPEAK_CONSONANTS, ESPEAK_GLIDES, ESPEAK_PAUSES, ESPEAK_TONES, ESPEAK_VOWELS } from './espeakPhonemes.ts';
import { pronounce } from './pronounce.ts';
import type { Syllable } from './syllable.ts';

/** A syllable in eSpeak NG's mnemonics, its tone at the end: ไทย → `t_hai3`. */
const toEspeakSyllable = ({ initial, vowel, final, tone }: Syllable): string => {
  const [, first = initial, second = ''] = /^(.+?)([rlw])$/.exec(initial) ?? [];
  const length = vowel.endsWith('ː') ? ':' : '';
  return [
    ESPEAK_CONSONANTS[first],
    ESPEAK_CONSONANTS[second],
    ESPEAK_VOWELS[vowel.replace('ː', '')],
    length,
    ESPEAK_GLIDES[final] ?? ESPEAK_CONSONANTS[final],
    ESPEAK_TONES[tone],
  ].join('');
};

/** A line of news in eSpeak NG's mnemonics, with the pauses between its words but none at the end. */
export const toEspeakPhonemes = (line: string): string =>
  pronounce(line)
    .map(
      ({ syllables, pause }, at, words) =>
        syllables.map(toEspeakSyllable).join('') + (at < words.length - 1 ? ESPEAK_PAUSES[pause] : ''),
    )
    .join(' ');
