import { HOUR_MS, MINUTE_MS } from '@sala/thai';
import type { Database } from './database/index.ts';
import type { FilmStores } from './films/index.ts';
import { resumeSendings } from './push/index.ts';
import { deleteExpired } from './retention/index.ts';
import { savePlannedDay } from './schedule/index.ts';
import { indexOutdated, indexOutdatedPrograms } from './search/index.ts';
import type { NewsroomConfig } from './settings/index.ts';
import { createSummarizer, summarizePending } from './summaries/index.ts';

/** Background work in rounds. */
interface Job {
  /** That of its lease, too: one newsroom at a time does it. */
  name: string;
  /** The pause between two rounds. */
  intervalMs: number;
  runRound(signal: AbortSignal): Promise<unknown>;
}

/** The work that a newsroom does in the background, beside jobs with a worker of their own. */
export function listJobs(
  { db, films }: { db: Database; films: FilmStores },
  { languageModel, logDays, push }: NewsroomConfig,
  createReporter: (job: string) => (error: unknown) => void,
): Job[] {
  const summarise = createSummarizer(languageModel, createReporter('summaries'));
  return [
    { name: 'summaries', intervalMs: MINUTE_MS / 2, runRound: (signal) => summarizePending(db, summarise, signal) },
    // messages whose newsroom has ended; that of a killed one has its lease for half a minute more
    { name: 'push', intervalMs: MINUTE_MS / 6, runRound: (signal) => resumeSendings(db, push, signal) },
    { name: 'planned days', intervalMs: MINUTE_MS, runRound: () => savePlannedDay(db, Date.now()) },
    {
      name: 'retention',
      intervalMs: HOUR_MS,
      runRound: () => deleteExpired(db, { logDays, films }, createReporter('retention')),
    },
    // rows of another version, which may still be running beside this one
    { name: 'search index', intervalMs: HOUR_MS, runRound: (signal) => indexOutdated(db, signal) },
    { name: 'search index of programs', intervalMs: HOUR_MS, runRound: () => indexOutdatedPrograms(db) },
  ];
}
