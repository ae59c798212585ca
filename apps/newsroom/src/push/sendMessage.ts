import { createCounter } from '@sala/telemetry';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, pauseFor } from '../database/index.ts';
import { queueLength } from '../monitoring/index.ts';
import type { PushSettings } from '../settings/index.ts';
import type { Delivery } from './deliver.ts';
import { deliverSigned, type StoredSubscription } from './deliverSigned.ts';
import { countFailures, deleteFailing } from './failingSubscriptions.ts';
import { endMessage, type StoredMessage } from './messages.ts';
import { type PushReport, pushMessages, pushPostponed, pushSubscriptions } from './schema.ts';
import { createSilentHosts } from './silentHosts.ts';
import { toPayload } from './toPayload.ts';
import { loadAllVapidKeys } from './vapid.ts';

const messages = createCounter('sala_push_messages_total', 'Notifications sent, by what has become of them.', [
  'outcome',
]);

/** How many messages are on their way at once. */
const CONCURRENCY = 20;

interface Pace {
  /**
   * After so many subscriptions it is stored how far a message is: if its newsroom is killed, as many get it twice, the
   * second in place of the first. Each batch waits for its slowest push service.
   */
  batchSize: number;
  /** The pauses before messages that were not taken are sent again: at least, and when push services ask for more. */
  retryMs: { least: number; most: number };
  /** How long a push service may be silent; ten seconds when it is left out. */
  timeoutMs?: number;
}

const PACE: Pace = { batchSize: 500, retryMs: { least: 5_000, most: 60_000 } };

/** What has become of a message for one subscription. */
interface Attempt {
  subscription: StoredSubscription;
  outcome: Delivery | 'postponed';
}

/**
 * Sends a message to every subscription that has not got it, until the signal is aborted: those messages that are on
 * their way are then waited for, and it is stored how far it is. Yields the progress; the last report is that of an
 * ended message, unless the signal was aborted. Messages that a push service is too busy to take are sent once more
 * after the others; any other failure is counted, because the browser may have received the message.
 * @throws when another newsroom sends the same message
 */
export async function* sendMessage(
  db: Database,
  settings: PushSettings,
  stored: StoredMessage,
  signal: AbortSignal,
  { batchSize, retryMs, timeoutMs }: Pace = PACE,
): AsyncGenerator<PushReport> {
  const { subject, hosts } = settings;
  const senders = (await loadAllVapidKeys(db, settings)).map((keys) => ({ keys, subject, hosts, timeoutMs }));
  const payload = toPayload({ title: stored.title, url: stored.url, body: stored.body ?? undefined });
  const silent = createSilentHosts();
  const deliver = async (subscription: StoredSubscription): Promise<Delivery> => {
    const { endpoint } = subscription;
    if (silent.has(endpoint)) return { failure: 'at a host that does not answer' };
    const delivery = await deliverSigned(db, subscription, payload, senders);
    silent.note(endpoint, delivery);
    return delivery;
  };
  let pauseMs = retryMs.least;
  const deliverFirst = async (subscription: StoredSubscription): Promise<Attempt['outcome']> => {
    // those whose messages failed before delay nobody else's
    if (subscription.failures > 0) return 'postponed';
    const delivery = await deliver(subscription);
    const retryAfterMs = typeof delivery === 'object' ? delivery.retryAfterMs : undefined;
    if (retryAfterMs === undefined || retryAfterMs > retryMs.most) return delivery;
    pauseMs = Math.max(pauseMs, retryAfterMs);
    return 'postponed';
  };
  let message = stored;
  while (!signal.aborted) {
    const batch = await listAfter(db, message.lastEndpoint, batchSize);
    if (batch.length === 0) break;
    message = await saveAttempts(db, message, await attemptEach(batch, deliverFirst, signal), 'first');
    yield message.report;
  }
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const batch = await listPostponed(db, message, batchSize);
    if (batch.length === 0) break;
    if (isFirst) await pauseFor(pauseMs, signal);
    message = await saveAttempts(db, message, await attemptEach(batch, deliver, signal), 'postponed');
    yield message.report;
  }
  queueLength.set({ queue: 'push' }, 0);
  if (signal.aborted) return;
  // a message that reached no browser says nothing about subscriptions
  if (message.report.sent > 0) await deleteFailing(db);
  await endMessage(db, message, message.report);
  yield message.report;
}

/** Attempts to deliver to each, twenty at once; after the signal is aborted to no more. In their order. */
async function attemptEach(
  batch: StoredSubscription[],
  deliver: (subscription: StoredSubscription) => Promise<Attempt['outcome']>,
  signal: AbortSignal,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; !signal.aborted && index < batch.length; index = next++) {
      const subscription = batch[index] as StoredSubscription;
      attempts[index] = { subscription, outcome: await deliver(subscription) };
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return attempts;
}

/** Stores what has become of a batch; returns the message as it then is. */
async function saveAttempts(
  db: Database,
  message: StoredMessage,
  attempts: Attempt[],
  round: 'first' | 'postponed',
): Promise<StoredMessage> {
  const last = attempts.at(-1)?.subscription.endpoint;
  if (last === undefined) return message;
  const report = countOutcomes(message.report, attempts);
  const endpoints = attempts.map(({ subscription }) => subscription.endpoint);
  const failed = attempts.filter(({ outcome }) => isFailureOfService(outcome));
  const [saved] = await db.transaction(async (transaction) => {
    const updated = await transaction
      .update(pushMessages)
      .set({ report, ...(round === 'first' && { lastEndpoint: last }) })
      .where(
        and(
          eq(pushMessages.id, message.id),
          isNull(pushMessages.endedAt),
          eq(pushMessages.lastEndpoint, message.lastEndpoint),
          sql`${pushMessages.report} = ${JSON.stringify(message.report)}::jsonb`,
        ),
      )
      .returning();
    const postponed = attempts.flatMap(({ outcome, subscription: { endpoint } }) =>
      outcome === 'postponed' ? [{ message: message.id, endpoint }] : [],
    );
    if (updated.length > 0 && round === 'postponed')
      await transaction
        .delete(pushPostponed)
        .where(and(eq(pushPostponed.message, message.id), inArray(pushPostponed.endpoint, endpoints)));
    if (updated.length > 0 && postponed.length > 0) await transaction.insert(pushPostponed).values(postponed);
    if (updated.length > 0) await countFailures(transaction, failed);
    return updated;
  });
  if (!saved) throw new Error('another newsroom sends this message');
  const left = report.subscriptions - countDone(report);
  queueLength.set({ queue: 'push' }, Math.max(0, left));
  return saved;
}

/** Whether the push service has failed, and not what the station sends. */
const isFailureOfService = (outcome: Attempt['outcome']): boolean =>
  typeof outcome === 'object' && !outcome.isRejected && !outcome.isOfStation;

/** How many subscriptions a message is done with. */
export const countDone = ({ sent, expired, failures }: PushReport): number =>
  Object.values(failures).reduce((sum, times) => sum + times, sent + expired);

function countOutcomes(before: PushReport, attempts: Attempt[]): PushReport {
  const report = { ...before, failures: { ...before.failures } };
  for (const { outcome } of attempts) {
    if (outcome === 'postponed') continue;
    messages.inc({ outcome: typeof outcome === 'string' ? outcome : 'failed' });
    if (typeof outcome === 'string') report[outcome] += 1;
    else report.failures[outcome.failure] = (report.failures[outcome.failure] ?? 0) + 1;
  }
  return report;
}

/** The next subscriptions, in batches because all at once may not fit into memory. */
function listAfter(db: Database, endpoint: string, limit: number): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(gt(pushSubscriptions.endpoint, endpoint))
    .orderBy(asc(pushSubscriptions.endpoint))
    .limit(limit);
}

async function listPostponed(db: Database, { id }: StoredMessage, limit: number): Promise<StoredSubscription[]> {
  const rows = await db
    .select({ subscription: pushSubscriptions })
    .from(pushPostponed)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.endpoint, pushPostponed.endpoint))
    .where(eq(pushPostponed.message, id))
    .orderBy(asc(pushPostponed.endpoint))
    .limit(limit);
  return rows.map(({ subscription }) => subscription);
}
