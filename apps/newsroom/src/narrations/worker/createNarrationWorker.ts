import { acquireLease, type Database } from '../../database/index.ts';
import type { FileStore } from '../../store/index.ts';
import type { NarrationJob, NarrationWorker } from '../narrationService.ts';
import { SynthesisError, type TtsProvider } from '../tts/ttsProvider.ts';
import { findNextJob } from './findNextJob.ts';
import { Maintenance } from './maintenance.ts';
import { createNarrationRequests } from './narrationRequests.ts';
import { toLeaseName } from './pendingNarrations.ts';
import { repeatRounds } from './repeatRounds.ts';
import { runNarrationJob } from './runNarrationJob.ts';
import { deleteUnreferencedSounds } from './saveNarration.ts';
import { deleteOldestNarrations } from './storage.ts';

/** How often the worker looks for articles without a narration when no reader asks, in milliseconds. */
const INTERVAL_MS = 30_000;

/** The dependencies and settings of the worker. */
export interface NarrationWorkerOptions {
  db: Database;
  /** Undefined: no narrations are made. */
  voice: TtsProvider | undefined;
  store: FileStore;
  /** The most that the sounds of narrations may take in the store, in bytes. */
  mostBytes: number;
  /** News up to this age gets narrations in advance, in hours. */
  aheadHours: number;
  /** Called with every error, and when the store has lost sounds. */
  report: (reason: unknown) => void;
}

/** Makes narrations in the background, once it is started. */
export function createNarrationWorker({
  db,
  voice,
  store,
  mostBytes,
  aheadHours,
  report,
}: NarrationWorkerOptions): NarrationWorker {
  const closing = new AbortController();
  const { signal } = closing;
  const maintenance = new Maintenance(report);
  let running: Promise<void> | undefined;
  let canSynthesize = voice !== undefined;
  let current: NarrationJob | undefined;
  const requests = createNarrationRequests(db, () => ({ canSynthesize, current }));

  /** Makes one narration; false when there is none to make. */
  async function makeNext(speaker: TtsProvider): Promise<boolean> {
    const context = { db, voice: speaker, store };
    await maintenance.doDue(context, signal);
    const job = await findNextJob(db, requests.queues, aheadHours);
    if (!job) return false;
    const lease = await acquireLease(db, toLeaseName(job));
    // another newsroom has made it meanwhile
    if (!lease) return true;
    current = job;
    await runNarrationJob(context, job, AbortSignal.any([signal, lease.signal])).finally(() => {
      current = undefined;
      return lease.release();
    });
    await deleteOldestNarrations(db, store, mostBytes);
    return true;
  }

  async function runRound(speaker: TtsProvider): Promise<void> {
    if (!(await makeNext(speaker))) await requests.wait(INTERVAL_MS, signal);
  }
  function stopWithoutVoice({ message }: SynthesisError): void {
    canSynthesize = false;
    report(`No news is read aloud: ${message}.`);
  }

  return {
    store,
    mostBytes,
    aheadHours,
    get canSynthesize() {
      return canSynthesize;
    },
    get isRunning() {
      return running !== undefined;
    },
    get current() {
      return current;
    },
    get requestedCount() {
      return requests.queues.requested.size;
    },
    get intro() {
      return maintenance.intro;
    },
    request: requests.request,
    suggest: requests.suggest,
    async synthesize(line, speaker) {
      if (!voice) throw new SynthesisError('missing', 'speech is off');
      return (await voice.synthesize([line], speaker, signal)).mp3;
    },
    removeSounds: (sounds) => deleteUnreferencedSounds(db, store, sounds).catch(report),
    start: () => {
      if (voice) running ??= repeatRounds(() => runRound(voice), { stopWithoutVoice, report, signal });
    },
    close: async () => {
      closing.abort();
      await voice?.close();
      await running;
    },
  };
}
