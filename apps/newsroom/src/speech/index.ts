import { join } from 'node:path';

export { SILENT_DESK, type SpeechDesk, type SpeechState } from './desk.ts';
export { embeddedVoice, type PhonemesOf } from './embeddedVoice.ts';
export { type LineSpan, type Speech, SpeechFailure, type SpeechProvider } from './provider.ts';
export { speechLines } from './speechLines.ts';
export type { ByteRange, FoundSound, SoundStore } from './store/soundStore.ts';
export { soundStoreOf } from './store/soundStoreOf.ts';

/** The program that speaks: found by its path, because nothing here may be linked with it (docs/decisions/0016). */
export const EMBEDDED_VOICE = join(import.meta.dirname, '../../../../packages/espeak-voice/src/main.ts');
