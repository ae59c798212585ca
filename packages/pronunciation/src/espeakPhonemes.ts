import type { Tone } from './tones.ts';

// The sounds of Thai in the mnemonics of eSpeak NG's voice `th`, which has the phonemes of `shn` (Shan) and of `base1`.
// Wrong sounds are corrected here and nowhere else.

/** Initials one by one (a cluster is two of them), and finals. */
export const ESPEAK_CONSONANTS: Readonly<Record<string, string>> = {
  k: 'k',
  kʰ: 'k_h',
  ŋ: 'N',
  t͡ɕ: 'tS;',
  t͡ɕʰ: 'tS',
  s: 's',
  j: 'j',
  d: 'd',
  t: 't',
  tʰ: 't_h',
  n: 'n',
  b: 'b',
  p: 'p',
  pʰ: 'p_h',
  f: 'f',
  m: 'm',
  r: 'r',
  l: 'l',
  w: 'w',
  h: 'h',
  ʔ: '?',
};

/** `ː` after a vowel is `:`; the second part of a diphthong is short. */
export const ESPEAK_VOWELS: Readonly<Record<string, string>> = {
  a: 'a',
  i: 'i',
  ɯ: 'W',
  u: 'u',
  e: 'e',
  ɛ: 'E',
  o: 'o',
  ɔ: 'O',
  ɤ: '@',
  ia: 'i:a',
  ɯa: 'W:a',
  ua: 'u:a',
};

/** Finals that eSpeak writes as the end of a diphthong. */
export const ESPEAK_GLIDES: Readonly<Record<string, string>> = { j: 'i', w: 'u' };

/** A digit at the end of the syllable. */
export const ESPEAK_TONES: Readonly<Record<Tone, string>> = {
  rising: '1',
  low: '2',
  mid: '3',
  high: '4',
  falling: '5',
};

export const ESPEAK_PAUSES = { none: '', short: ' _:', long: ' _::' } as const;
