import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { emergency } from './schema.ts';

/** Shows an emergency message at the top of every page, in place of an earlier one. */
export async function raiseEmergency(db: Database, text: string, url = ''): Promise<{ text: string }> {
  await db
    .insert(emergency)
    .values({ text, url })
    .onConflictDoUpdate({ target: emergency.id, set: { text, url, raisedAt: sql`now()` } });
  return { text };
}

/** The emergency message that readers see; null for none. */
export async function findEmergency(db: Database): Promise<typeof emergency.$inferSelect | null> {
  const [raised] = await db.select().from(emergency);
  return raised ?? null;
}

/** Removes the emergency message; returns it. */
export async function lowerEmergency(db: Database): Promise<{ text: string }> {
  const [lowered] = await db.delete(emergency).returning();
  if (!lowered) throw new CommandFailed('There is no emergency to lower.');
  return { text: lowered.text };
}
