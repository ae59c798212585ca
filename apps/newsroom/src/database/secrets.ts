import { eq } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { secrets } from './schema.ts';

/** Loads a secret that the environment does not set: `make` makes it once, and the database keeps it. */
export async function loadSecret(db: Database, name: string, make: () => string): Promise<string> {
  const kept = await readKept(db, name);
  if (kept !== null) return kept;
  // another newsroom on the same database may be doing the same: the first one stays
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const made = await readKept(db, name);
  if (made === null) throw new Error(`the secret ${name} could not be kept`);
  return made;
}

async function readKept(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return row?.value ?? null;
}
