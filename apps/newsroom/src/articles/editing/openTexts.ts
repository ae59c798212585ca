import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { leases } from '../../database/schema.ts';
import { CommandFailed } from '../../errors/index.ts';
import { findArticle } from './articleLists.ts';
import { findHistoryName } from './drafts.ts';

/** How long a text is open for who says nothing more, in minutes. */
const OPEN_MINUTES = 15;

/** Who has a text open, and until when unless they say so again. */
export interface OpenText {
  who: string;
  until: Date;
}

const toLease = async (db: Database, name: string): Promise<string> => `article ${await findHistoryName(db, name)}`;

/** Who has a draft or an article open; null when nobody has. */
export async function findOpenText(db: Database, name: string): Promise<OpenText | null> {
  const [open] = await db
    .select({ who: leases.holder, until: leases.until })
    .from(leases)
    .where(and(eq(leases.name, await toLease(db, name)), gt(leases.until, sql`now()`)));
  return open ?? null;
}

/**
 * Opens a draft or an article for somebody, or for longer who has it open; `takesOver` also from somebody else.
 * @throws {CommandFailed} when there is none, or somebody else has it open
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

/** Gives back what somebody has open; what somebody else has open stays theirs. False when they have not. */
export async function releaseText(db: Database, name: string, who: string): Promise<boolean> {
  const released = await db
    .delete(leases)
    .where(and(eq(leases.name, await toLease(db, name)), eq(leases.holder, who)))
    .returning();
  return released.length > 0;
}
