import { execFileSync } from 'node:child_process';
import { ROOT } from './addresses.ts';

/** Runs `npm run newsroom -- …` on the newsroom that the tests run against, and says what it said. `input` is typed in. */
export function newsroomCommand(args: string[], input = ''): string {
  return execFileSync('node', ['apps/newsroom/src/cli/main.ts', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' },
  });
}
