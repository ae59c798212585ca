import { ESPEAK_CONSONANTS, ESPEAK_GLIDES, ESPEAK_PAUSES, ESPEAK_TONES, ESPEAK_VOWELS } from './espeakPhonemes.ts';
import { pronounce, type Word } from './pronounce.ts';
import type { Syllable } from './syllable.ts';
import type { Dictionary } from './words.ts';

/** A syllable in eSpeak NG's mnemonics, its tone at the end: ไทย → `t_hai3`. */
export const toEspeakSyllable = ({ initial, vowel, final, tone }: Syllable): string => {
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

/** Words in eSpeak NG's mnemonics, with the pauses between them but none at the end. */
export const toEspeakPhonemes = (words: readonly Word[]): string =>
  words
    .map(
      ({ syllables, pause }, at) =>
        syllables.map(toEspeakSyllable).join('') + (at < words.length - 1 ? ESPEAK_PAUSES[pause] : ''),
    )
    .join(' ');

/** A line of news in phonemes for the synthesiser, and the spoken words with their offsets in the line. */
export const toSpokenLine = (line: string, dictionary?: Dictionary): { phonemes: string; words: Word[] } => {
  const words = pronounce(line, dictionary);
  return { phonemes: toEspeakPhonemes(words), words };
};
