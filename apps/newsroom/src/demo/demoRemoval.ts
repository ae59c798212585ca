import type { Database } from '../database/index.ts';
import { demoRemoval } from './schema.ts';

/** Whether the demo's content was removed. */
export async function isDemoRemoved(db: Database): Promise<boolean> {
  return (await db.$count(demoRemoval)) > 0;
}

/** Allows the demo's content again: the next start, or a command, loads it. */
export async function allowDemo(db: Database): Promise<void> {
  await db.delete(demoRemoval);
}
