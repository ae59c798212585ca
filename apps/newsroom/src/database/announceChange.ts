import type { change } from '@sala/contracts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from './database.ts';

/**
 * Announces a change for websites that no trigger announces by itself. In a transaction it is announced once that is
 * committed.
 */
export async function announceChange(db: Database, announced: Partial<z.input<typeof change>>): Promise<void> {
  await db.execute(sql`select announce(${JSON.stringify(announced)}::jsonb)`);
}
