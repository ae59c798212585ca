import { eq, or } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { programs } from '../schema.ts';

/**
 * A programme by its key or its id.
 * @throws {CommandFailed} when there is none
 */
export async function findProgram(db: Database, name: string) {
  const id = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  const rows = await db
    .select({ id: programs.id, key: programs.key, title: programs.title })
    .from(programs)
    .where(or(eq(programs.key, name), eq(programs.id, id)));
  const program = rows.find((one) => one.key === name) ?? rows[0];
  if (!program) throw new CommandFailed(`There is no programme ${name}: programs list names those that there are.`);
  return program;
}
