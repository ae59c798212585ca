import { lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { idempotencyKeys } from './schema.ts';

/** How long an idempotency key is kept, in hours: browsers repeat a write sooner. */
const KEY_TTL_HOURS = 48;

/**
 * Runs a write, and stores its idempotency key in the same transaction. `isNew` is false when the write was done
 * before, and is repeated because its answer was lost; then it must not count again. A write without a key is always
 * new.
 */
export async function withIdempotency<Result>(
  db: Database,
  id: string | undefined,
  write: (transaction: Database, isNew: boolean) => Promise<Result>,
): Promise<Result> {
  if (id === undefined) return write(db, true);
  return db.transaction(async (transaction) => {
    const inserted = await transaction.insert(idempotencyKeys).values({ key: id }).onConflictDoNothing().returning();
    return write(transaction, inserted.length > 0);
  });
}

/** Deletes the keys of writes that are too old to be repeated. */
export async function deleteOldIdempotencyKeys(db: Database): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEY_TTL_HOURS})`));
}
