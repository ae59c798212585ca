import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import type { StoredSubscription } from './deliverSigned.ts';
import { pushSubscriptions } from './schema.ts';

/** A subscription is deleted when so many messages in a row have failed, for so many days. */
const MAX_FAILURES = 5;
const FAILING_DAYS = 7;

/** Counts a message that failed for each of these subscriptions. One that arrives sets the count to 0. */
export async function countFailures(db: Database, failed: { subscription: StoredSubscription }[]): Promise<void> {
  if (failed.length === 0) return;
  const endpoints = failed.map(({ subscription }) => subscription.endpoint);
  await db
    .update(pushSubscriptions)
    .set({
      failures: sql`${pushSubscriptions.failures} + 1`,
      failingSince: sql`coalesce(${pushSubscriptions.failingSince}, now())`,
    })
    .where(inArray(pushSubscriptions.endpoint, endpoints));
}

/** Deletes subscriptions whose push services have failed for too long. */
export async function deleteFailing(db: Database): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        gte(pushSubscriptions.failures, MAX_FAILURES),
        lt(pushSubscriptions.failingSince, sql`now() - make_interval(days => ${FAILING_DAYS})`),
      ),
    );
}
