export { SILENT_DESK, type SpeechDesk, type SpeechKeeper, type SpeechState } from './desk.ts';
export {
  type Entry,
  listEntries,
  type Readings,
  readDictionary,
  removeEntry,
  rewriter,
  setEntries,
} from './dictionary/index.ts';
export { EMBEDDED_VOICE, embeddedVoice, type PhonemesOf } from './embeddedVoice.ts';
export { readAnew } from './making/keeping.ts';
export { keepSpeech } from './making/keepSpeech.ts';
export { countUnread } from './making/waiting.ts';
export { openSpeech } from './openSpeech.ts';
export { type LineSpan, type Speech, SpeechFailure, type SpeechProvider } from './provider.ts';
export { listReports, type SpeechReport } from './reports.ts';
export { speechLines } from './speechLines.ts';
export { type SpeechStatus, speechStatus } from './status.ts';
export type { ByteRange, FoundSound, SoundStore } from './store/soundStore.ts';
export { soundStoreOf } from './store/soundStoreOf.ts';
export { voiceOf } from './voiceOf.ts';
