import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createApis } from '../apis.ts';
import { type ControlContext, createControl, serveControl } from '../control/index.ts';
import { callControl } from '../controlClient/index.ts';
import type { Database, OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { CommandFailed } from '../errors/describeError.ts';
import { ADDRESS } from '../testNewsroom.ts';
import { runCommand } from './runCommand.ts';

/** Runs actions, of one group or of all, against a newsroom of this test file, through its control socket. */
export interface TestActions {
  db(): Database;
  /** Sends a request to the APIs of the newsroom. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A folder of this test file. */
  folder(): string;
  /** Writes a file into the folder; returns its path. */
  file(name: string, contents: string | Buffer): string;
  /** Runs `npm run newsroom -- GROUP …`, with the group in the arguments where none was given; returns its lines. */
  run(...args: string[]): Promise<string[]>;
  /** Expects a refusal with this sentence, and no other output. */
  refuses(args: string[], sentence: RegExp): Promise<void>;
}

export function testActions(
  group: string | null,
  contextOf: (db: Database) => ControlContext,
  open = openTestDatabase,
): TestActions {
  let folder = '';
  let database: OpenDatabase;
  let apis: ReturnType<typeof createApis> | undefined;
  let control: Awaited<ReturnType<typeof serveControl>>;
  let lines: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'actions-'));
    database = await open();
    control = await serveControl(createControl(contextOf(database.db)), join(folder, 'socket'));
  });
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await control.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const run = async (...args: string[]) => {
    lines = [];
    await runCommand(group === null ? args : [group, ...args], (path, body) =>
      callControl(join(folder, 'socket'), path, body),
    );
    return lines;
  };
  return {
    db: () => database.db,
    request: async (path, init) => {
      apis ??= createApis(database.db, { address: ADDRESS });
      return apis.request(path, init);
    },
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
      expect(lines).toEqual([]);
    },
  };
}
