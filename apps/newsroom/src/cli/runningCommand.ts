import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { callControl, createControl, type Desk, serveControl } from '../control/index.ts';
import { type Database, type OpenDatabase, openInMemory } from '../database/index.ts';
import type { Command } from './command.ts';

/** A command that a test runs against a newsroom of the file's own, through its socket. */
export interface RunningCommand {
  db(): Database;
  /** A folder of the file's own. */
  folder(): string;
  /** Runs `npm run newsroom -- COMMAND …`; the lines that it says. */
  run(...args: string[]): Promise<string[]>;
}

export function runningCommand(command: Command, deskOf: (db: Database) => Desk): RunningCommand {
  let folder = '';
  let database: OpenDatabase;
  let control: Awaited<ReturnType<typeof serveControl>>;
  let says: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'desk-'));
    database = await openInMemory();
    control = await serveControl(createControl(deskOf(database.db)), join(folder, 'socket'));
  });
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation((line) => says.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await control.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return {
    db: () => database.db,
    folder: () => folder,
    run: async (...args) => {
      says = [];
      await command.run(args, (path, body) => callControl(join(folder, 'socket'), path, body));
      return says;
    },
  };
}
