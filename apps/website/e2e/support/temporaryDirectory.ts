import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new directory that is deleted when the process ends: Playwright also reads a test file in processes that run none
 * of its tests.
 */
export function makeTemporaryDirectory(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `sala-e2e-${name}-`));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
