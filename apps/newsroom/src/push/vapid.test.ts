import { expect, test } from 'vitest';
import { secrets } from '../database/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { readConfig } from '../settings/config.ts';
import { loadVapidKeys } from './vapid.ts';

const { push: settings } = readConfig({});

onBothDatabases((open) => {
  test('concurrent calls of loadVapidKeys create one pair of keys', async () => {
    const { db, close } = await open();
    const [keys, ...others] = await Promise.all(Array.from({ length: 5 }, () => loadVapidKeys(db, settings)));
    expect(Buffer.from(keys?.publicKey ?? '', 'base64url')).toHaveLength(65);
    expect(Buffer.from(keys?.privateKey ?? '', 'base64url')).toHaveLength(32);
    for (const other of others) expect(other).toEqual(keys);
    expect(await loadVapidKeys(db, settings)).toEqual(keys);
    expect(await db.$count(secrets)).toBe(1);
    await close();
  });

  test('keys of the environment are used unchanged, and none are created', async () => {
    const { db, close } = await open();
    const keys = { publicKey: 'public', privateKey: 'private' };
    expect(await loadVapidKeys(db, { ...settings, keys })).toEqual(keys);
    expect(await db.$count(secrets)).toBe(0);
    await close();
  });
});
