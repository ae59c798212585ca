import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testDatabases.ts';
import type { PreparingPGlite } from './preparingPglite.ts';
import { trimWal } from './trimWal.ts';

const HUGE = 2 ** 40;

test('trimWal writes a checkpoint once the WAL is larger than its limit', async () => {
  const { db, close } = await openTestDatabase();
  const client = (db as unknown as { $client: PreparingPGlite }).$client;
  const readCheckpoint = async () => {
    const { rows } = await client.query<{ place: string }>('select redo_lsn as place from pg_control_checkpoint()');
    return rows[0]?.place;
  };
  await client.exec('create table big as select generate_series(1, 1000)');
  const before = await readCheckpoint();
  await trimWal(client, HUGE);
  expect(await readCheckpoint()).toBe(before);
  await trimWal(client, 0);
  expect(await readCheckpoint()).not.toBe(before);
  await close();
});

test('trimWal deletes the WAL files before its checkpoint', async () => {
  const { db, close } = await openTestDatabase();
  const client = (db as unknown as { $client: PreparingPGlite }).$client;
  await client.exec('create table one (number int)');
  // the first change fills a file of the WAL
  for (let file = 0; file < 8; file++) await client.exec('insert into one values (1); select pg_switch_wal()');
  await trimWal(client, 0);
  const { rows } = await client.query<{ files: number }>('select count(*)::int as files from pg_ls_waldir()');
  expect(rows[0]?.files).toBeLessThanOrEqual(2);
  await close();
});

test.skipIf(process.platform !== 'linux')('trimWal writes no checkpoint on a disk without room', async () => {
  const exec = vi.fn();
  const query = vi.fn().mockResolvedValue({ rows: [{ bytes: HUGE }] });
  // the disk has no room at all
  await expect(trimWal({ dataDir: '/proc', query, exec })).rejects.toThrow('The disk of /proc is nearly full');
  expect(exec).not.toHaveBeenCalled();
});

test('a checkpoint that fails ends the process, because the engine would not answer again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const exec = vi.fn().mockRejectedValue(new Error('Aborted()'));
  const query = vi.fn().mockResolvedValue({ rows: [{ bytes: HUGE }] });
  await trimWal({ dataDir: undefined, query, exec } as never);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(error).toHaveBeenCalledWith('The embedded database cannot write to its disk:', expect.any(Error));
  vi.restoreAllMocks();
});
