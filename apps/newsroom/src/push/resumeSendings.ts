import { HOUR_MS } from '@sala/thai';
import { saveEntry } from '../actions/index.ts';
import { acquireLease, type Database } from '../database/index.ts';
import type { PushSettings } from '../settings/index.ts';
import { TTL_SECONDS } from './deliver.ts';
import { endMessage, findPending, listPending, type StoredMessage, toLeaseName } from './messages.ts';
import { printReport } from './report.ts';
import type { PushReport } from './schema.ts';
import { countDone, sendMessage } from './sendMessage.ts';

/** The action whose entries in the log these messages continue. */
const ACTION = 'push';

/** Goes on with the messages whose newsroom has ended while it sent them, and writes into the log how they end. */
export async function resumeSendings(db: Database, settings: PushSettings, signal: AbortSignal): Promise<void> {
  for (const { id } of await listPending(db)) {
    const lease = await acquireLease(db, toLeaseName(id));
    // it is being sent
    if (!lease) continue;
    try {
      const message = await findPending(db, id);
      if (message) await resume(db, settings, message, AbortSignal.any([signal, lease.signal]));
    } finally {
      await lease.release();
    }
  }
}

async function resume(
  db: Database,
  settings: PushSettings,
  message: StoredMessage,
  signal: AbortSignal,
): Promise<void> {
  let report: PushReport = message.report;
  if (isStale(message)) {
    const left = Math.max(0, report.subscriptions - countDone(report));
    report = { ...report, failures: { ...report.failures, [TOO_LATE]: left } };
    await endMessage(db, message, report);
  } else for await (report of sendMessage(db, settings, message, signal));
  if (!signal.aborted) await logEnd(db, message, report);
}

const TOO_LATE = `not sent within ${(TTL_SECONDS * 1000) / HOUR_MS} hours`;

/** True when a push service would have dropped it by now: a restored database may be of last week. */
const isStale = ({ createdAt }: StoredMessage): boolean => Date.now() - createdAt.getTime() > TTL_SECONDS * 1000;

function logEnd(db: Database, { who, origin, title, url, body }: StoredMessage, report: PushReport): Promise<void> {
  const { lines, failed } = printReport(report);
  return saveEntry(db, {
    who,
    origin,
    action: ACTION,
    input: { title, url, ...(body !== null && { body }) },
    outcome: failed === undefined ? 'done' : 'failed',
    message: [...lines, ...(failed === undefined ? [] : [failed])].join('\n'),
  });
}
