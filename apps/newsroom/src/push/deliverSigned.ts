import { eq } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { type Delivery, deliver, type Sender } from './deliver.ts';
import { pushSubscriptions } from './schema.ts';

export type StoredSubscription = typeof pushSubscriptions.$inferSelect;

/** A subscription of an unknown key is removed after this many refused messages in a row. */
const MAX_REFUSALS = 5;

/**
 * Delivers a message signed with the key of the subscription. Where that is not known, every key is tried, and the one
 * that the push service accepts is stored; a subscription that accepts none is removed after five messages. A refusal
 * of a known key removes nothing: it means that the settings are wrong.
 */
export async function deliverSigned(
  db: Database,
  subscription: StoredSubscription,
  payload: string,
  senders: Sender[],
): Promise<Delivery> {
  const { endpoint, applicationServerKey, refusals, failures } = subscription;
  const own = senders.find(({ keys }) => keys.publicKey === applicationServerKey);
  const one = eq(pushSubscriptions.endpoint, endpoint);
  let delivery: Delivery = { failure: 'without a key', isOfStation: true };
  for (const sender of own ? [own] : senders) {
    delivery = await deliver(subscription, payload, sender);
    if (typeof delivery === 'object' && delivery.isRejected) continue;
    if (delivery === 'sent' && (!own || failures > 0))
      await db
        .update(pushSubscriptions)
        .set({ applicationServerKey: sender.keys.publicKey, refusals: 0, failures: 0, failingSince: null })
        .where(one);
    break;
  }
  const isRejected = typeof delivery === 'object' && delivery.isRejected && !own;
  if (isRejected && refusals + 1 >= MAX_REFUSALS) delivery = 'expired';
  else if (isRejected)
    await db
      .update(pushSubscriptions)
      .set({ refusals: refusals + 1 })
      .where(one);
  if (delivery === 'expired') await db.delete(pushSubscriptions).where(one);
  return delivery;
}
