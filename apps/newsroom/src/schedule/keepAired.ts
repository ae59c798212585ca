import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { scheduleSlots } from './schema.ts';
import { readEffectiveTime } from './toEffectiveSeconds.ts';

/**
 * Ends the slots of a programme that is about to be removed. Those that have begun stand there by its title from then
 * on: what viewers have received already never changes (docs/decisions/0019).
 */
export async function keepAired(db: Database, { id, title }: { id: number; title: string }): Promise<void> {
  const from = readEffectiveTime();
  const ofProgram = eq(scheduleSlots.programId, id);
  await db.delete(scheduleSlots).where(and(ofProgram, gte(scheduleSlots.validFrom, from)));
  await db
    .update(scheduleSlots)
    .set({
      programId: null,
      title,
      validUntil: sql`least(${scheduleSlots.validUntil}, ${from.toISOString()}::timestamptz)`,
    })
    .where(and(ofProgram, or(isNull(scheduleSlots.validFrom), lt(scheduleSlots.validFrom, from))));
}
