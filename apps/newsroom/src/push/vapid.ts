import webPush from 'web-push';
import { type Database, loadSecret, readSecret } from '../database/index.ts';
import type { PushSettings, VapidKeys } from '../settings/index.ts';

/** The station's key pair: that of the environment, else one that is generated once and stored in the database. */
export async function loadVapidKeys(db: Database, settings: PushSettings): Promise<VapidKeys> {
  if (settings.keys) return settings.keys;
  return JSON.parse(await loadSecret(db, 'vapid-keys', () => JSON.stringify(webPush.generateVAPIDKeys())));
}

/**
 * All key pairs with which browsers may have subscribed: first the current one, then the previous one of the
 * environment, then the one in the database from before the environment named any.
 */
export async function loadAllVapidKeys(db: Database, settings: PushSettings): Promise<VapidKeys[]> {
  const pairs = [await loadVapidKeys(db, settings)];
  if (settings.previousKeys) pairs.push(settings.previousKeys);
  const stored = settings.keys && (await readSecret(db, 'vapid-keys'));
  if (stored) pairs.push(JSON.parse(stored));
  return pairs;
}
