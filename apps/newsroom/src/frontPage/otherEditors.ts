import { and, count, eq, gte, inArray, isNull, max, ne } from 'drizzle-orm';
import { actionLog } from '../actions/schema.ts';
import type { Database } from '../database/index.ts';
import { formatBangkokTime, formatCount } from '../input/index.ts';
import { frontPageEditions } from './schema.ts';

/** What changes the draft, as the log of actions names it. */
const CHANGES = ['front-page place', 'front-page unplace'];

/** A sentence for each colleague who has changed the draft since it was begun: all editors share one draft. */
export async function listOtherEditors(db: Database, who: string): Promise<string[]> {
  const rows = await db
    .select({ who: actionLog.who, changes: count(), lastAt: max(actionLog.at) })
    .from(actionLog)
    .innerJoin(frontPageEditions, gte(actionLog.at, frontPageEditions.createdAt))
    .where(
      and(
        isNull(frontPageEditions.launchedAt),
        inArray(actionLog.action, CHANGES),
        eq(actionLog.outcome, 'done'),
        ne(actionLog.who, who),
      ),
    )
    .groupBy(actionLog.who)
    .orderBy(actionLog.who);
  return rows.map(
    (one) =>
      `${one.who} has changed this draft, too (${formatCount(one.changes, 'change')}, the last at ${formatBangkokTime(one.lastAt ?? new Date())}).`,
  );
}
