import webPush from 'web-push';
import { type Database, loadSecret } from '../database/index.ts';
import type { PushSettings, VapidKeys } from '../settings/index.ts';

/** The station's keys: those of the environment, else a pair that is made once and kept in the database. */
export async function loadVapidKeys(db: Database, settings: PushSettings): Promise<VapidKeys> {
  if (settings.keys) return settings.keys;
  return JSON.parse(await loadSecret(db, 'vapid-keys', () => JSON.stringify(webPush.generateVAPIDKeys())));
}
