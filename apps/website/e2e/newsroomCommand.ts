import { execFileSync } from 'node:child_process';
import { ROOT } from './addresses.ts';

/**
 * Runs `npm run newsroom -- …` on the newsroom that the tests run against, or another, and says what it said. `input`
 * is typed in.
 */
export function newsroomCommand(args: string[], input = '', dataDirectory = process.env.E2E_DATA_DIR): string {
  return execFileSync('node', ['apps/newsroom/src/cli/main.ts', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: '' },
  });
}
