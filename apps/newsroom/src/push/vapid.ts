import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { PushSettings, VapidKeys } from '../config.ts';
import { type Database, secrets } from '../database/index.ts';

const NAME = 'vapid-keys';

/** The station's keys: those of the environment, else a pair that is made once and kept in the database. */
export async function vapidKeys(db: Database, settings: PushSettings): Promise<VapidKeys> {
  if (settings.keys) return settings.keys;
  const kept = await readKept(db);
  if (kept) return kept;
  // another newsroom on the same database may be doing the same: the first pair stays
  await db
    .insert(secrets)
    .values({ name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflictDoNothing();
  const made = await readKept(db);
  if (!made) throw new Error('the VAPID keys could not be kept');
  return made;
}

async function readKept(db: Database): Promise<VapidKeys | null> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME));
  return row ? (JSON.parse(row.value) as VapidKeys) : null;
}
