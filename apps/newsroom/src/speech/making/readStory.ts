import type { Database } from '../../database/index.ts';
import type { Job } from '../desk.ts';
import { SpeechFailure, type SpeechProvider } from '../provider.ts';
import type { SoundStore } from '../store/soundStore.ts';
import { confirm, keep, keepFailure, removeUnnamed } from './keeping.ts';
import { type Manuscript, manuscriptOf } from './manuscript.ts';

/** What reads, and where its sound is kept. */
export interface Studio {
  db: Database;
  voice: SpeechProvider;
  store: SoundStore;
}

/**
 * Has a story read by one speaker, and keeps it; one whose reading is what it says still is not read again, and of one that changes
 * meanwhile nothing is kept.
 * @throws {SpeechFailure} that is kept too, unless there is no voice; when the signal is aborted, its reason
 */
export async function readStory(studio: Studio, { articleId, speaker }: Job, signal: AbortSignal): Promise<void> {
  const { db, voice, store } = studio;
  const story = await manuscriptOf(db, articleId);
  if (!story || (await confirm(db, story, speaker))) return;
  try {
    const speech = await speak(voice, story, speaker, signal);
    const sound = await store.keep(speech.mp3);
    if (!(await keep(db, story, speaker, speech, sound))) await removeUnnamed(db, store, [sound]);
  } catch (cause) {
    signal.throwIfAborted();
    const failure = cause instanceof SpeechFailure ? cause : new SpeechFailure('failed', messageOf(cause));
    if (failure.kind !== 'missing') await keepFailure(db, story, speaker, failure);
    throw failure;
  }
}

async function speak(voice: SpeechProvider, { spoken }: Manuscript, speaker: number, signal: AbortSignal) {
  if (spoken.length === 0) throw new SpeechFailure('refused', 'there is nothing to read in it');
  return voice.speak(spoken, speaker, signal);
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
