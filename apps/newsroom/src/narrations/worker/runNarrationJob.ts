import type { Database } from '../../database/index.ts';
import { describeError } from '../../errors/index.ts';
import type { FileStore } from '../../store/index.ts';
import type { NarrationJob } from '../narrationService.ts';
import { SynthesisError, type TtsProvider } from '../tts/ttsProvider.ts';
import { loadKnownSounds } from './knownSounds.ts';
import { findNarrationText, type NarrationText } from './narrationText.ts';
import { confirmNarration, deleteUnreferencedSounds, saveFailure, saveNarration } from './saveNarration.ts';

/** The voice, and the store of sounds. */
export interface SynthesisContext {
  db: Database;
  voice: TtsProvider;
  store: FileStore;
}

/**
 * Makes and saves the narration of an article by one speaker. Unchanged lines keep their sound; a narration that still
 * matches its article is not made again, and that of an article which changes meanwhile is dropped.
 * @throws {SynthesisError}, which is saved, too, unless there is no voice; when the signal is aborted, its reason
 */
export async function runNarrationJob(
  context: SynthesisContext,
  { articleId, speaker }: NarrationJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, store } = context;
  const article = await findNarrationText(db, articleId);
  if (!article || (await confirmNarration(db, article, speaker))) return;
  try {
    const speech = await speak(context, article, speaker, signal);
    const sound = await store.save(speech.mp3);
    const isSaved = await saveNarration(db, article, { speaker, speech, sound });
    if (!isSaved) await deleteUnreferencedSounds(db, store, [sound]);
  } catch (cause) {
    signal.throwIfAborted();
    const failure = cause instanceof SynthesisError ? cause : new SynthesisError('failed', toMessage(cause));
    if (failure.kind !== 'missing') await saveFailure(db, article, speaker, failure);
    throw failure;
  }
}

async function speak(
  { db, voice, store }: SynthesisContext,
  { articleId, spoken }: NarrationText,
  speaker: number,
  signal: AbortSignal,
) {
  if (spoken.length === 0) throw new SynthesisError('refused', 'there is nothing to read in it');
  return voice.synthesize(spoken, speaker, signal, await loadKnownSounds(db, store, { articleId, speaker }));
}

/** A reason that `narrations status` prints within a line. */
const toMessage = (cause: unknown): string => describeError(cause, 'it could not be read').replace(/\.$/, '');
