import { setTimeout as pause } from 'node:timers/promises';
import { acquireLease, type Database } from '../../database/index.ts';
import type { FileStore } from '../../store/index.ts';
import type { NarrationJob, NarrationWorker } from '../narrationService.ts';
import { SynthesisError, type TtsProvider } from '../tts/ttsProvider.ts';
import { HourlyAllowance } from './allowance.ts';
import { findNextJob } from './findNextJob.ts';
import { Maintenance } from './maintenance.ts';
import { NarrationQueue } from './narrationQueue.ts';
import { findNarrationState, toLeaseName } from './pendingNarrations.ts';
import { runNarrationJob } from './runNarrationJob.ts';
import { deleteUnreferencedSounds } from './saveNarration.ts';
import { deleteOldestNarrations } from './storage.ts';

/**
 * The length of the queues of articles that readers listen to or have opened: each entry costs a query before the next
 * narration.
 */
const MAX_QUEUE_LENGTH = { requested: 100, opened: 10 };
/** How many older articles get a narration in an hour because listeners ask for them. */
const MAX_OLD_ARTICLES = 60;
/** How often the worker looks for articles without a narration when no reader asks, in milliseconds. */
const INTERVAL_MS = 30_000;
/** The pause after a failure; it doubles with each further one. */
const BACKOFF_MS = { min: 1_000, max: 300_000 };

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
  /** Called with every error. */
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
  const queues = {
    requested: new NarrationQueue(MAX_QUEUE_LENGTH.requested),
    opened: new NarrationQueue(MAX_QUEUE_LENGTH.opened),
  };
  const oldArticles = new HourlyAllowance(MAX_OLD_ARTICLES);
  const closing = new AbortController();
  const { signal } = closing;
  const maintenance = new Maintenance();
  let pausing = new AbortController();
  let running: Promise<void> | undefined;
  let canSynthesize = voice !== undefined;
  let current: NarrationJob | undefined;

  const waitForRequest = async (millis: number) => {
    pausing = new AbortController();
    // a request that came a moment ago may not have woken the loop
    if (queues.requested.size > 0) return;
    const until = AbortSignal.any([signal, pausing.signal]);
    await pause(millis, undefined, { signal: until, ref: false }).catch(() => {});
  };

  /** Makes one narration; false when there is none to make. */
  async function work(speaker: TtsProvider): Promise<boolean> {
    const context = { db, voice: speaker, store };
    await maintenance.doDue(context, signal);
    const job = await findNextJob(db, queues, aheadHours);
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

  async function run(speaker: TtsProvider): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      try {
        if (!(await work(speaker))) await waitForRequest(INTERVAL_MS);
        failures = 0;
        // requests of readers are answered in between
        await pause(0);
      } catch (reason) {
        if (signal.aborted) return;
        const kind = reason instanceof SynthesisError ? reason.kind : undefined;
        if (kind === 'missing') {
          canSynthesize = false;
          return report(`No news is read aloud: ${(reason as Error).message}.`);
        }
        if (kind === 'refused') continue;
        if (failures === 0) report(reason);
        await pause(Math.min(BACKOFF_MS.min * 2 ** failures++, BACKOFF_MS.max), undefined, {
          signal,
          ref: false,
        }).catch(() => {});
      }
    }
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
      return queues.requested.size;
    },
    get intro() {
      return maintenance.intro;
    },
    async request(articleId) {
      const article = await findNarrationState(db, articleId);
      if (article?.state === 'ready') queues.opened.add(articleId);
      if (article?.state !== 'waiting') return article?.state ?? 'failed';
      if (!canSynthesize || !(article.isRecent || oldArticles.grants(articleId))) return 'failed';
      // a listener who waits for the current article must not bring its next speaker before the articles of other
      // listeners
      if (current?.articleId !== articleId) queues.requested.add(articleId);
      pausing.abort();
      return 'waiting';
    },
    suggest: (articleId) => {
      if (canSynthesize) queues.opened.add(articleId);
    },
    async synthesize(line, speaker) {
      if (!voice) throw new SynthesisError('missing', 'speech is off');
      return (await voice.synthesize([line], speaker, signal)).mp3;
    },
    removeSounds: (sounds) => deleteUnreferencedSounds(db, store, sounds).catch(report),
    start: () => {
      if (voice) running ??= run(voice);
    },
    close: async () => {
      closing.abort();
      await voice?.close();
      await running;
    },
  };
}
