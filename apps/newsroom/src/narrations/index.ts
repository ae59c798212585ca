export {
  createRewriter,
  type Entry,
  listEntries,
  type Readings,
  readDictionary,
  removeEntry,
  setEntries,
} from './dictionary/index.ts';
export { canBeNarratedColumn, type Narration, narrationsColumn, toLastNarratedAt, toMediaInfo } from './mediaInfo.ts';
export { toNarrationLines } from './narrationLines.ts';
export { type NarrationService, type NarrationState, type NarrationWorker, NO_NARRATION } from './narrationService.ts';
export { openNarrationWorker } from './openNarrationWorker.ts';
export { addNarrationRoutes } from './routes.ts';
export { createSoundRoutes } from './soundRoutes.ts';
export { loadNarrationStatus, type NarrationStatus } from './status.ts';
export { createTtsProvider } from './tts/createTtsProvider.ts';
export { createEmbeddedTts, EMBEDDED_VOICE, type PhonemesOf } from './tts/embeddedTts.ts';
export type { LineSpan } from './tts/mp3.ts';
export { splitKnownSounds } from './tts/synthesizeUnknown.ts';
export { SynthesisError, type SynthesizedSpeech, type TtsProvider } from './tts/ttsProvider.ts';
export { createNarrationWorker } from './worker/createNarrationWorker.ts';
export { countMissing } from './worker/pendingNarrations.ts';
export { requeueArticle } from './worker/saveNarration.ts';
