import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { lockDataDirectory } from './database/lock.ts';
import { openNewsroom } from './newsroom.ts';

test('a newsroom that cannot open its control socket leaves the data directory free', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  mkdirSync(join(directory, 'newsroom.sock'));
  await expect(openNewsroom(readConfig({ DATA_DIR: directory }))).rejects.toThrow('newsroom.sock');
  lockDataDirectory(directory).release();
  rmSync(directory, { recursive: true });
});
