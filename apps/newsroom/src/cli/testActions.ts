import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type ControlContext, createControl, serveControl } from '../control/index.ts';
import { callControl } from '../controlClient/index.ts';
import type { Database, OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { CommandFailed } from '../errors/describeError.ts';
import { runCommand } from './runCommand.ts';

/** Actions, of one group or of all, that a test runs against a newsroom of the file's own, through its socket. */
export interface TestActions {
  db(): Database;
  /** A folder of the file's own. */
  folder(): string;
  /** Writes a file into the folder; its path. */
  file(name: string, contents: string | Buffer): string;
  /** Runs `npm run newsroom -- GROUP …`, or with its group where none was named; the lines that it says. */
  run(...args: string[]): Promise<string[]>;
  /** Expects that it is refused in this sentence, and that nothing else is said. */
  refuses(args: string[], sentence: RegExp): Promise<void>;
}

export function testActions(group: string | null, contextOf: (db: Database) => ControlContext): TestActions {
  let folder = '';
  let database: OpenDatabase;
  let control: Awaited<ReturnType<typeof serveControl>>;
  let says: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'actions-'));
    database = await openTestDatabase();
    control = await serveControl(createControl(contextOf(database.db)), join(folder, 'socket'));
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
  const run = async (...args: string[]) => {
    says = [];
    await runCommand(group === null ? args : [group, ...args], (path, body) =>
      callControl(join(folder, 'socket'), path, body),
    );
    return says;
  };
  return {
    db: () => database.db,
    folder: () => folder,
    file: (name, contents) => {
      writeFileSync(join(folder, name), contents);
      return join(folder, name);
    },
    run,
    refuses: async (args, sentence) => {
      const error = await run(...args).catch((thrown) => thrown);
      expect(error).toBeInstanceOf(CommandFailed);
      expect(error.message).toMatch(sentence);
      expect(says).toEqual([]);
    },
  };
}
