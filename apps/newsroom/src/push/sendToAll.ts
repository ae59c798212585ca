import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { pushMessage } from '@sala/contracts';
import { createCounter } from '@sala/telemetry';
import { asc, gt } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed, describeIssue } from '../errors/index.ts';
import { queueLength } from '../monitoring/index.ts';
import type { PushSettings } from '../settings/index.ts';
import type { Delivery } from './deliver.ts';
import { deliverSigned, type StoredSubscription } from './deliverSigned.ts';
import { pushSubscriptions } from './schema.ts';
import { loadAllVapidKeys } from './vapid.ts';

const messages = createCounter('sala_push_messages_total', 'Notifications sent, by what has become of them.', [
  'outcome',
]);

const CONCURRENCY = 20;
const BATCH_SIZE = 500;
const REPORT_EVERY = 20;

/**
 * The pauses before messages that push services did not take are sent again, in milliseconds: at least, and when the
 * services ask for more.
 */
const RETRY_PAUSE_MS = { least: 5_000, most: 60_000 };

// push services accept a record of 4096 bytes, of which encryption needs 103 (RFC 8291)
const MAX_PAYLOAD_BYTES = 3993;

/** The progress of sending a message. */
export interface PushReport {
  subscriptions: number;
  sent: number;
  /** Subscriptions that their push service no longer knows; they have been removed. */
  expired: number;
  /** How many messages failed, by the reason, such as `answered with 429`. */
  failures: Record<string, number>;
}

/**
 * Sends a payload to every subscription, at most twenty at once. Yields reports of the progress; the last one is
 * complete. Messages that a push service is too busy to take are sent once more after the others; any other failure is
 * counted, because the browser may have received the message.
 */
export async function* sendToAll(
  db: Database,
  settings: PushSettings,
  payload: string,
  retryPauseMs = RETRY_PAUSE_MS,
): AsyncGenerator<PushReport> {
  const { subject, hosts } = settings;
  const senders = (await loadAllVapidKeys(db, settings)).map((keys) => ({ keys, subject, hosts }));
  const report: PushReport = { subscriptions: await db.$count(pushSubscriptions), sent: 0, expired: 0, failures: {} };
  const deliverTo = (subscription: StoredSubscription) => deliverSigned(db, subscription, payload, senders);
  let done = 0;
  for await (const delivery of deliverAll(listSubscriptions(db), deliverTo, retryPauseMs)) {
    messages.inc({ outcome: typeof delivery === 'string' ? delivery : 'failed' });
    if (typeof delivery === 'string') report[delivery] += 1;
    else report.failures[delivery.failure] = (report.failures[delivery.failure] ?? 0) + 1;
    done += 1;
    queueLength.set({ queue: 'push' }, Math.max(0, report.subscriptions - done));
    if (done % REPORT_EVERY === 0) yield report;
  }
  queueLength.set({ queue: 'push' }, 0);
  yield report;
}

/** Delivers to each subscription, and once more to those whose push service is too busy; yields what became of each. */
async function* deliverAll(
  subscriptions: AsyncIterable<StoredSubscription>,
  deliverTo: (subscription: StoredSubscription) => Promise<Delivery>,
  { least, most }: typeof RETRY_PAUSE_MS,
): AsyncGenerator<Delivery> {
  const postponed: StoredSubscription[] = [];
  let pauseMs = least;
  const deliver = async (subscription: StoredSubscription) => ({
    subscription,
    delivery: await deliverTo(subscription),
  });
  for await (const { subscription, delivery } of mapConcurrently(subscriptions, deliver)) {
    const retryAfterMs = typeof delivery === 'object' ? delivery.retryAfterMs : undefined;
    if (retryAfterMs === undefined || retryAfterMs > most) {
      yield delivery;
      continue;
    }
    postponed.push(subscription);
    pauseMs = Math.max(pauseMs, retryAfterMs);
  }
  if (postponed.length > 0) await pause(pauseMs);
  yield* mapConcurrently(postponed, deliverTo);
}

/** The results of the work on each item, of which twenty are worked on at once. */
function mapConcurrently<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncIterable<Result> {
  return Readable.from(items).map(work, { concurrency: CONCURRENCY });
}

/**
 * The payload for browsers: `{title, body, url}` as JSON.
 * @throws {CommandFailed} when the message is invalid
 */
export function toPayload(message: unknown): string {
  const read = pushMessage.safeParse(message, { error: describeIssue });
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new CommandFailed(`The message’s ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const payload = JSON.stringify(read.data);
  const bytes = Buffer.byteLength(payload);
  if (bytes > MAX_PAYLOAD_BYTES)
    throw new CommandFailed(
      `The message is too long: it has ${bytes} bytes, and push services take ${MAX_PAYLOAD_BYTES}.`,
    );
  return payload;
}

/** All subscriptions, read in batches because all at once may not fit into memory. */
async function* listSubscriptions(db: Database): AsyncGenerator<StoredSubscription> {
  let last = '';
  while (true) {
    const batch = await db
      .select()
      .from(pushSubscriptions)
      .where(gt(pushSubscriptions.endpoint, last))
      .orderBy(asc(pushSubscriptions.endpoint))
      .limit(BATCH_SIZE);
    yield* batch;
    if (batch.length < BATCH_SIZE) return;
    last = batch.at(-1)?.endpoint ?? '';
  }
}
