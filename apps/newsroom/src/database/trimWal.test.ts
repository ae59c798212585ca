import { expect, test } from 'vitest';
import { trimWal } from './connect.ts';
import { PreparingPGlite } from './preparingPglite.ts';

const HUGE = 2 ** 40;

test('an embedded database forgets its log of changes once that is larger than it may be', async () => {
  const client = new PreparingPGlite();
  await client.waitReady;
  const forgottenUpTo = async () => {
    const { rows } = await client.query<{ place: string }>('select redo_lsn as place from pg_control_checkpoint()');
    return rows[0]?.place;
  };
  await client.exec('create table big as select generate_series(1, 1000)');
  const before = await forgottenUpTo();
  await trimWal(client, HUGE);
  expect(await forgottenUpTo()).toBe(before);
  await trimWal(client, 0);
  expect(await forgottenUpTo()).not.toBe(before);
  await client.close();
});
