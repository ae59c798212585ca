import { limitTime } from '@sala/http-server';
import { createGauge } from '@sala/telemetry';
import { sql } from 'drizzle-orm';
import { type Database, listRows } from '../database/index.ts';

/** How long the port of the metrics waits for the database, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 3000;

const up = createGauge('sala_database_up', 'Whether the database answers within three seconds: 1 or 0.');

const writable = createGauge(
  'sala_database_writable',
  'Whether the database takes changes: 1, or 0 when it is a read-only replica; no value while it does not answer.',
);

/** True when the database answers in time; a read-only one does, too. */
export async function checkDatabase(db: Database): Promise<boolean> {
  await isWritable(db);
  return true;
}

/** Measures the database. True when it answers in time. */
export async function measureDatabase(db: Database): Promise<boolean> {
  writable.remove();
  try {
    writable.set(Number(await isWritable(db)));
    up.set(1);
    return true;
  } catch {
    up.set(0);
    return false;
  }
}

/** @throws when the database does not answer in time */
async function isWritable(db: Database): Promise<boolean> {
  const query = listRows<{ mode: string }>(db, sql`select current_setting('transaction_read_only') as mode`);
  const [row] = await limitTime(query, ANSWER_TIMEOUT_MS);
  return row?.mode === 'off';
}
