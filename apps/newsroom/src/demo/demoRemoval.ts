import type { Database } from '../database/index.ts';
import { demoRemoval } from './schema.ts';

/** Whether somebody has sent the demo's content away. */
export async function isDemoRemoved(db: Database): Promise<boolean> {
  return (await db.$count(demoRemoval)) > 0;
}

/** Lets the demo's content come back: it does at the next start, or when it is loaded. */
export async function allowDemo(db: Database): Promise<void> {
  await db.delete(demoRemoval);
}
