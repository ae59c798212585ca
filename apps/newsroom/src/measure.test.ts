import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metrics } from '@sala/telemetry';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from './database/testDatabases.ts';
import { measure } from './measure.ts';
import { openNewsroomForAll, type TestNewsroom } from './testNewsroom.ts';

const NARRATIONS = { requestedCount: 4, canSynthesize: true, aheadHours: 48 };
const FOLDERS = { DATA_DIR: tmpdir(), SPEECH_FOLDER: join(tmpdir(), 'gone') };

/** The values of a metric by its labels, or by an empty name when it has none: `{ speech: 2 }`. */
async function readMetric(name: string): Promise<Record<string, number>> {
  const { values = [] } = (await metrics.getSingleMetric(name)?.get()) ?? {};
  return Object.fromEntries(values.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeAll(async () => {
    await newsroom.write({ id: 1 }, { id: 2 }, { id: 3, minutesAgo: 60 * 24 * 30 });
  });

  test('counts recent articles without narration or summary, waiting listeners, and busy connections', async () => {
    const connections = () => ({ busy: 3, idle: 7, waiting: 0 });
    await measure({ db: newsroom.db, narrations: NARRATIONS, connections, folders: FOLDERS });
    // two articles by three speakers
    expect(await readMetric('sala_queue_length')).toMatchObject({ speech: 6, summaries: 2, listeners: 4 });
    expect(await readMetric('sala_database_connections')).toMatchObject({ busy: 3 });
    await measure({ db: newsroom.db, narrations: { ...NARRATIONS, canSynthesize: false }, folders: FOLDERS });
    expect(await readMetric('sala_queue_length')).toMatchObject({ speech: 0 });
  });

  test('measures the disks of the folders that are there', async () => {
    await measure({ db: newsroom.db, narrations: NARRATIONS, folders: FOLDERS });
    const bytes = await readMetric('sala_disk_free_bytes');
    expect(Object.keys(bytes)).toEqual(['DATA_DIR']);
    expect(bytes.DATA_DIR).toBeGreaterThan(1e6);
  });

  test('says that the database is up, and whether it takes changes', async () => {
    await newsroom.db.transaction(async (replica) => {
      await replica.execute(sql`set transaction read only`);
      await measure({ db: replica, narrations: NARRATIONS, folders: {} });
    });
    expect(await readMetric('sala_database_up')).toEqual({ '': 1 });
    expect(await readMetric('sala_database_writable')).toEqual({ '': 0 });
    await measure({ db: newsroom.db, narrations: NARRATIONS, folders: {} });
    expect(await readMetric('sala_database_writable')).toEqual({ '': 1 });
  });

  test('gives no old values for a database that is gone', async () => {
    const gone = { execute: () => Promise.reject(new Error('it is away')) } as unknown as TestNewsroom['db'];
    await measure({ db: newsroom.db, narrations: NARRATIONS, folders: {} });
    await measure({ db: gone, narrations: NARRATIONS, folders: {} });
    expect(await readMetric('sala_database_up')).toEqual({ '': 0 });
    expect(await readMetric('sala_database_writable')).toEqual({});
    const queues = Object.keys(await readMetric('sala_queue_length'));
    expect(queues.filter((queue) => ['speech', 'summaries'].includes(queue))).toEqual([]);
  });
});
