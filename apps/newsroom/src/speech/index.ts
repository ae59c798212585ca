export { SILENT_DESK, type SpeechDesk, type SpeechState } from './desk.ts';
export { EMBEDDED_VOICE, embeddedVoice, type PhonemesOf } from './embeddedVoice.ts';
export { type LineSpan, type Speech, SpeechFailure, type SpeechProvider } from './provider.ts';
export { speechLines } from './speechLines.ts';
export type { ByteRange, FoundSound, SoundStore } from './store/soundStore.ts';
export { soundStoreOf } from './store/soundStoreOf.ts';
export { voiceOf } from './voiceOf.ts';
