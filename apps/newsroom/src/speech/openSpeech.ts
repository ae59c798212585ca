import { spokenLine } from '@sala/pronunciation';
import type { NewsroomConfig } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { SpeechKeeper } from './desk.ts';
import { keepSpeech } from './making/keepSpeech.ts';
import { soundStoreOf } from './store/soundStoreOf.ts';
import { voiceOf } from './voiceOf.ts';

/** The reading aloud that the settings ask for, not begun yet. */
export async function openSpeech(
  db: Database,
  config: NewsroomConfig,
  report: (reason: unknown) => void,
): Promise<SpeechKeeper> {
  return keepSpeech({
    db,
    voice: voiceOf(config.speech, (line) => spokenLine(line).phonemes, report),
    store: await soundStoreOf(config),
    mostBytes: config.speech.mostBytes,
    aheadHours: config.speech.aheadHours,
    report,
  });
}
