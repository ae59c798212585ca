import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const DESCRIBE = ['describe', '--tags', '--always', '--dirty'];

let known: string | undefined;

/** Which Sala runs, for the log and for `/metrics`: {@link readVersion}, read once. */
export const getVersion = (): string => (known ??= readVersion());

/**
 * What SALA_VERSION says, as for images, which have no history; otherwise the tag or commit of the clone at `root`, with
 * `-dirty` when its files were changed; otherwise the version of its package.
 * @internal for its test, whose clone is elsewhere
 */
export function readVersion(env: NodeJS.ProcessEnv = process.env, root = ROOT): string {
  return env.SALA_VERSION?.trim() || describeClone(root) || readPackageVersion(root);
}

/** The tag or commit of a clone; empty without a clone or without git. */
function describeClone(root: string): string {
  if (!existsSync(join(root, '.git'))) return '';
  try {
    // the user whose service it is need not be the one whose files they are
    const args = ['-c', `safe.directory=${root}`, '-C', root, ...DESCRIBE];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

const readPackageVersion = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
