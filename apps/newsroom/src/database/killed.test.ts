import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from './index.ts';
import { idempotencyKeys } from './schema.ts';
import { makeDataDirectory } from './testDataDirectory.ts';

// The small form of `npm run test:kill`.
const WRITER = `
  const { openEmbedded, withIdempotency } = await import(process.argv[1]);
  const { db } = await openEmbedded(process.argv[2]);
  for (let number = 0; ; number++) {
    const id = process.pid + '-' + number;
    await withIdempotency(db, id, async () => {});
    console.log(id);
  }
`;

let directory = '';
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'killed-'));
  await makeDataDirectory(directory);
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Kills a process in the middle of its writes; returns those that it had acknowledged. */
async function killedWriter(): Promise<string[]> {
  const database = join(import.meta.dirname, 'index.ts');
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, database, directory]);
  const acknowledged: string[] = [];
  for await (const id of createInterface({ input: child.stdout })) {
    acknowledged.push(id);
    if (acknowledged.length === 50) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return acknowledged;
}

test('a database whose process is killed in the middle of writes still has every acknowledged write', async () => {
  const acknowledged = await killedWriter();
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  const { db, close } = await openEmbedded(directory);
  const stored = new Set((await db.select().from(idempotencyKeys)).map(({ key }) => key));
  await close();
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});
