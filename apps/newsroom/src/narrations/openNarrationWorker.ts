import { toEspeakPhonemes } from '@sala/pronunciation';
import type { Database } from '../database/index.ts';
import type { NewsroomConfig } from '../settings/index.ts';
import { createFileStore, SOUNDS } from '../store/index.ts';
import type { NarrationWorker } from './narrationService.ts';
import { createTtsProvider } from './tts/createTtsProvider.ts';
import { createNarrationWorker } from './worker/createNarrationWorker.ts';

/** Creates the narration worker that the settings describe, without starting it. */
export async function openNarrationWorker(
  db: Database,
  config: NewsroomConfig,
  report: (reason: unknown) => void,
): Promise<NarrationWorker> {
  return createNarrationWorker({
    db,
    voice: createTtsProvider(config.narration, toEspeakPhonemes, report),
    store: await createFileStore(config, SOUNDS),
    mostBytes: config.narration.mostBytes,
    aheadHours: config.narration.aheadHours,
    report,
  });
}
