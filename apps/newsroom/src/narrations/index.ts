export { canBeNarratedColumn, narrationsColumn, toLastNarratedAt, toMediaInfo } from './mediaInfo.ts';
export { type NarrationService, type NarrationState, type NarrationWorker, NO_NARRATION } from './narrationService.ts';
export { openNarrationWorker } from './openNarrationWorker.ts';
export { addNarrationRoutes } from './routes.ts';
export { createSoundRoutes } from './soundRoutes.ts';
export type { LineSpan } from './tts/mp3.ts';
export type { SynthesizedSpeech, TtsProvider } from './tts/ttsProvider.ts';
export { countMissing } from './worker/pendingNarrations.ts';
