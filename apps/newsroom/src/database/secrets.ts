import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { secrets } from './schema.ts';

/** Loads a secret that the environment does not set: `make` is called once, and its result is stored. */
export async function loadSecret(db: Database, name: string, make: () => string): Promise<string> {
  const stored = await readSecret(db, name);
  if (stored !== null) return stored;
  // another newsroom on the same database may do the same at this moment: the first secret wins
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const saved = await readSecret(db, name);
  if (saved === null) throw new Error(`the secret ${name} could not be kept`);
  return saved;
}

/** A stored secret; null when there is none of that name. */
export async function readSecret(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return row?.value ?? null;
}
