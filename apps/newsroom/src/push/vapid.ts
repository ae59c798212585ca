import webPush from 'web-push';
import { type Database, loadSecret, readSecret } from '../database/index.ts';
import type { PushSettings, VapidKeys } from '../settings/index.ts';

/** The station's keys: those of the environment, else a pair that is made once and kept in the database. */
export async function loadVapidKeys(db: Database, settings: PushSettings): Promise<VapidKeys> {
  if (settings.keys) return settings.keys;
  return JSON.parse(await loadSecret(db, 'vapid-keys', () => JSON.stringify(webPush.generateVAPIDKeys())));
}

/**
 * Every pair that browsers may have subscribed with, the one that they are given now first: then the previous one of
 * the environment, and the one that the database kept before the environment named any.
 */
export async function loadAllVapidKeys(db: Database, settings: PushSettings): Promise<VapidKeys[]> {
  const pairs = [await loadVapidKeys(db, settings)];
  if (settings.previousKeys) pairs.push(settings.previousKeys);
  const kept = settings.keys && (await readSecret(db, 'vapid-keys'));
  if (kept) pairs.push(JSON.parse(kept));
  return pairs;
}
