import { execFileSync, spawnSync } from 'node:child_process';
import { ROOT } from '../step.ts';

/** How tests look through the sources that they read instead of importing them. */
const LISTS_FILES = 'globSync\\(|listFiles\\(';

const listByGit = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The commit where this branch left main; without a main elsewhere, only uncommitted changes count. */
function findBranchPoint(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'origin/main'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'HEAD';
}

/**
 * The files whose tests the changes on this branch concern: what it changes, and the tests that list sources and read
 * them, because no import says that they depend on what has changed.
 */
export function listConcernedFiles(): string[] {
  return [
    ...listByGit('diff', '--name-only', findBranchPoint()),
    ...listByGit('ls-files', '--others', '--exclude-standard'),
    ...listByGit('grep', '--untracked', '-lE', LISTS_FILES, '--', '*.test.ts', '*.test.tsx'),
  ];
}
