import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePorts } from '../run/ports.ts';
import { chooseTestFolder } from './chooseTestFolder.ts';
import { installDebianPackages } from './prepareBrowser.ts';

/** A PostgreSQL server for the tests: a new cluster on a free port, deleted after them. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server where PostgreSQL is installed, or can be (Debian, as root). Null elsewhere: those tests are skipped.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const isRoot = process.getuid?.() === 0;
  if (!findBinaries() && isRoot && existsSync('/etc/debian_version')) {
    console.log('· installing Debian’s PostgreSQL');
    installDebianPackages('postgresql');
  }
  const bin = findBinaries();
  if (!bin) {
    console.warn('PostgreSQL is not installed: the tests on it are skipped.');
    return null;
  }
  const folder = mkdtempSync(join(chooseTestFolder(), 'sala-postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root
  if (isRoot) chownSync(folder, Number(readId('-u')), Number(readId('-g')));
  const as = (program: string, args: string[]) =>
    isRoot
      ? execFileSync(
          'setpriv',
          ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(bin, program), ...args],
          { cwd: folder, stdio: 'pipe' },
        )
      : execFileSync(join(bin, program), args, { cwd: folder, stdio: 'pipe' });
  const { port } = await findFreePorts('port');
  as('initdb', ['-D', data, '-U', 'sala', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  as('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`,
    'start',
  ]);
  return {
    url: `postgres://sala@127.0.0.1:${port}/postgres`,
    stop: async () => {
      as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
}

function readId(flag: string): string {
  return execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim();
}
