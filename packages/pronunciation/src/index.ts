export { toEspeakPhonemes, toEspeakSyllable, toSpokenLine } from './espeak.ts';
export { toIpa, toSyllableIpa } from './ipa.ts';
export { type Pause, pronounce, type Word } from './pronounce.ts';
export { toRespelling } from './respelling.ts';
export type { Syllable } from './syllable.ts';
export type { Tone } from './tones.ts';
export type { Dictionary } from './words.ts';
export { SYLLABLE_BORDER, WORD_BORDER } from './writing.ts';
