import { execFileSync } from 'node:child_process';
import { ROOT } from './addresses.ts';

/**
 * Runs `npm run newsroom -- …` on the tests' newsroom, or on another one, and returns its output. `input` is written to
 * its standard input.
 */
export function newsroomCommand(args: string[], input = '', dataDirectory = process.env.E2E_DATA_DIR): string {
  return execFileSync('node', ['apps/newsroom/src/cli/main.ts', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: '' },
  });
}
