import { eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { indexPrograms } from '../../search/index.ts';
import { programs } from '../schema.ts';

/**
 * Ends a change of a programme or of its episodes and clips: the programme is the station's from now on, so that the
 * demo neither overwrites it nor takes it away, and it is found by its new words.
 */
export async function finishEdit(db: Database, programId: number): Promise<void> {
  await db.update(programs).set({ source: 'editor' }).where(eq(programs.id, programId));
  await indexPrograms(db, [programId]);
}
