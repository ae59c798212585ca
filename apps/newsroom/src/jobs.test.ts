import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listRows } from './database/index.ts';
import { openTestDatabase } from './database/testDatabases.ts';
import { listJobs } from './jobs.ts';
import type { NewsroomConfig } from './settings/index.ts';
import { testStore } from './store/testStore.ts';

test('entries of the log are deleted when the station’s setting says so', async () => {
  const { db, close } = await openTestDatabase();
  const films = { uploads: testStore(), segments: testStore() };
  const jobs = listJobs({ db, films }, { logDays: 40 } as NewsroomConfig, () => () => {});
  for (const days of [39, 41])
    await db.execute(sql`insert into action_log (at, who, origin, action, input, outcome, message)
      values (now() - make_interval(days => ${days}), ${String(days)}, '', '', '{}', 'done', '')`);
  await jobs.find(({ name }) => name === 'retention')?.runRound(new AbortController().signal);
  expect(await listRows(db, sql`select who from action_log`)).toEqual([{ who: '39' }]);
  await close();
});
