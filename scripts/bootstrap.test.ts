import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './step.ts';

/** A folder with one package, one command and one other program. */
function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{"name":"folder","version":"1.0.0","private":true,"devDependencies":{"one":"file:one"}}');
  write('one/package.json', '{"name":"one","version":"1.0.0"}');
  for (const path of ['apps/command.mjs', 'scripts/other.mjs']) write(path, "console.log('it runs');");
  write('apps/caching.mjs', 'console.log(process.env.NODE_COMPILE_CACHE);');
  for (const script of ['scripts/bootstrap.mjs', 'scripts/packageAddresses.mjs'])
    cpSync(join(ROOT, script), join(folder, script));
  spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--silent'], { cwd: folder });
  const run = (program: string, env = process.env) => {
    const options = { cwd: folder, encoding: 'utf8', env } as const;
    const { stdout, stderr } = spawnSync('node', ['scripts/bootstrap.mjs', program], options);
    return { stdout, stderr };
  };
  return { folder, run, write };
}

test('a command installs only where nothing is installed, and never on its standard output', () => {
  const { folder, run } = createFolder();
  const installed = { stdout: 'it runs\n', stderr: expect.stringContaining('✓ installed') };
  expect(run('apps/command.mjs')).toEqual(installed);
  // a new release, while the station still runs with the packages of the old one
  appendFileSync(join(folder, 'package-lock.json'), '\n');
  const ofStation = join(folder, 'node_modules/of-the-station');
  writeFileSync(ofStation, '');
  const sentence = 'The installed packages are not those of package-lock.json: the next start installs these.\n';
  expect(run('apps/command.mjs')).toEqual({ stdout: 'it runs\n', stderr: sentence });
  expect(existsSync(ofStation)).toBe(true);
  expect(run('scripts/other.mjs')).toEqual(installed);
  expect(existsSync(ofStation)).toBe(false);
  expect(run('apps/command.mjs')).toEqual({ stdout: 'it runs\n', stderr: '' });

  // a command that root types leaves nothing that the station's user could not delete
  const modules = join(folder, 'node_modules');
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
  expect(run('apps/caching.mjs', env).stdout).toBe(`${join(modules, '.cache/compiled')}\n`);
  if (process.getuid?.() !== 0) return;
  chownSync(modules, 65_534, 65_534);
  expect(run('apps/caching.mjs', env).stdout).toBe('undefined\n');
});

test('an npm that deletes the link to Node makes it after all, and with NODE_ENV=production installs what builds', () => {
  const { folder, run, write } = createFolder();
  write('one/package.json', '{"name":"one","version":"1.0.0","bin":{"node":"node"}}');
  write('one/node', `#!/bin/sh\necho 'of the packages'\nexec '${process.execPath}' "$@"\n`);
  write('bin/npm', `#!/bin/sh\nPATH='${process.env.PATH}' npm "$@" && [ "$1" != ci ] || rm node_modules/.bin/node\n`);
  for (const program of ['one/node', 'bin/npm']) chmodSync(join(folder, program), 0o755);
  spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--silent'], { cwd: folder });
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const { stdout } = run('scripts/other.mjs', { ...process.env, NODE_ENV: 'production', PATH });
  expect(stdout).toBe('of the packages\nit runs\n');
});
