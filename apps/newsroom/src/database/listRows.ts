import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a query that is written in SQL; the caller says what its columns are. */
export async function listRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  // both drivers answer with `rows`, which Drizzle's type for either of them does not know
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
