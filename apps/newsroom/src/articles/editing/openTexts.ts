import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { leases } from '../../database/schema.ts';
import { CommandFailed } from '../../errors/index.ts';
import { findArticle } from './articleLists.ts';
import { findHistoryName } from './drafts.ts';
import { OPEN_TEXT } from './names.ts';

/** How long a text counts as open after its editor last said so, in minutes. */
const OPEN_MINUTES = 15;

/** The editor who has a text open, and until when unless they extend it. */
export interface OpenText {
  who: string;
  until: Date;
}

const toLease = async (db: Database, name: string): Promise<string> => OPEN_TEXT + (await findHistoryName(db, name));

/** The editor who has a draft or an article open; null when none has. */
export async function findOpenText(db: Database, name: string): Promise<OpenText | null> {
  const [open] = await db
    .select({ who: leases.holder, until: leases.until })
    .from(leases)
    .where(and(eq(leases.name, await toLease(db, name)), gt(leases.until, sql`now()`)));
  return open ?? null;
}

/**
 * Marks a draft or an article as open in an editor's name, or extends that; `takesOver` also takes it from a colleague.
 * @throws {CommandFailed} when there is no such text, or a colleague has it open
 */
export async function openText(db: Database, name: string, who: string, takesOver: boolean): Promise<OpenText> {
  await findArticle(db, name);
  const until = sql`now() + make_interval(mins => ${OPEN_MINUTES})`;
  const [opened] = await db
    .insert(leases)
    .values({ name: await toLease(db, name), holder: who, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder: who, until },
      setWhere: sql`${takesOver} or ${leases.holder} = ${who} or ${leases.until} <= now()`,
    })
    .returning({ who: leases.holder, until: leases.until });
  if (opened) return opened;
  const other = await findOpenText(db, name);
  throw new CommandFailed(
    `${other?.who} has ${name} open: take it over with --take; saves of an older version are then refused.`,
  );
}

/** Ends that an editor has a text open; false when they had not. @throws {CommandFailed} when there is no such text */
export async function releaseText(db: Database, name: string, who: string): Promise<boolean> {
  const released = await db
    .delete(leases)
    .where(and(eq(leases.name, await toLease(db, name)), eq(leases.holder, who)))
    .returning();
  if (released.length === 0) await findArticle(db, name);
  return released.length > 0;
}
