import { toSafeHref } from '@sala/contracts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { type CommandInput, parseInput, storableText } from '../input/index.ts';
import { emergency } from './schema.ts';

const raised = z.object({
  text: storableText(300).min(1, 'is empty'),
  url: storableText(2000)
    .refine((url) => toSafeHref(url, '') !== '', 'is neither a path of the site nor an http(s) address')
    .optional(),
});

/** Puts an emergency at the top of every page, in place of the one that is there. */
export async function raiseEmergency(db: Database, input: CommandInput): Promise<string> {
  const { text, url = '' } = parseInput(raised, input);
  await db
    .insert(emergency)
    .values({ text, url })
    .onConflictDoUpdate({ target: emergency.id, set: { text, url, raisedAt: sql`now()` } });
  return `raised: ${text}`;
}

export async function lowerEmergency(db: Database): Promise<string> {
  const [lowered] = await db.delete(emergency).returning();
  if (!lowered) throw new CommandFailed('There is no emergency to lower.');
  return `lowered: ${lowered.text}`;
}
