export { toEspeakPhonemes } from './espeak.ts';
export { pronounce } from './pronounce.ts';
export { toRespelling } from './respelling.ts';
export type { Syllable } from './syllable.ts';
export { PRONUNCIATION_VERSION } from './version.ts';
export { SYLLABLE_BORDER, WORD_BORDER } from './writing.ts';
