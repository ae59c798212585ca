// What every npm script runs first, on any Node from 20.10 on. It installs the packages of the lock file when that has
// changed, finds the Node among them, and runs the script of its first argument with it. Without an argument it only
// installs, which is enough for an image. A program in apps/ is a command, which may be called beside a running station:
// it goes on with the packages that are there, because installing first deletes them under the station's processes.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addAddresses } from './packageAddresses.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
const pinnedNode = join(modules, '.bin', 'node');
/** npm writes this file last. */
const installedLock = join(modules, '.package-lock.json');
/** npm prefers this file to package-lock.json; it exists only during an installation. */
const addressedLock = join(root, 'npm-shrinkwrap.json');
const NEEDED_BYTES = 1_000_000_000;

/** @type {(sentence: string) => never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a program that has the terminal, so that Ctrl-C reaches it too: it decides when to end.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, ended: boolean }>} its exit code, and whether this process was told to end meanwhile
 */
async function runProgram(program, args, options) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  let ended = false;
  const interrupt = () => {
    ended = true;
  };
  const terminate = () => {
    ended = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', interrupt).on('SIGTERM', terminate);
  const code = await new Promise((done) => child.once('exit', done).once('error', () => done(1)));
  process.off('SIGINT', interrupt).off('SIGTERM', terminate);
  return { code: code ?? 1, ended };
}

/** @param {boolean} isCommand */
async function install(isCommand) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const digest = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  if (isCommand && existsSync(installedLock)) {
    console.error('The installed packages are not those of package-lock.json: the next start installs these.');
    return;
  }
  const disk = statfsSync(root);
  if (disk.bavail * disk.bsize < NEEDED_BYTES) {
    fail('The disk is nearly full: installing needs about 1 GB of free space. Nothing was changed.');
  }
  console.error('· installing the packages of the lock file (npm ci)');
  const started = Date.now();
  if (!(await installAddressed(JSON.parse(lock))) && !(await installPackages()))
    fail('The installation failed: the lines above say why. Run the same command again once it is mended.');
  writeFileSync(stamp, digest);
  console.error(`✓ installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** @returns whether it succeeded */
async function installPackages() {
  // with NODE_ENV=production npm would leave out what builds the website
  const npmCi = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // standard output belongs to the program that runs afterwards
  const { code, ended } = await runProgram('npm', npmCi, { stdio: ['inherit', 2, 'inherit'] });
  rmSync(addressedLock, { force: true });
  if (ended) process.exit(1);
  // npm 9, which Debian 13 has, deletes this link with the packages of other platforms, which have the same
  if (code === 0 && !existsSync(pinnedNode)) spawnSync('npm', ['rebuild', '--ignore-scripts'], { cwd: root });
  return code === 0;
}

/**
 * Tells npm the address of every package, for each of which it would ask the registry first: a third of its time.
 * @param {import('./packageAddresses.mjs').Lock} lock
 * @returns false when the registry has them elsewhere, or npm failed
 */
async function installAddressed(lock) {
  const addressed = addAddresses(lock, (question) => {
    const view = ['view', question, 'dist.tarball', '--fetch-retries=0', '--loglevel=silent'];
    return (spawnSync('npm', view, { cwd: root, encoding: 'utf8' }).stdout ?? '').trim();
  });
  if (!addressed) return false;
  writeFileSync(addressedLock, JSON.stringify(addressed));
  return installPackages();
}

function findNode() {
  if (existsSync(pinnedNode)) return pinnedNode;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  return fail(
    `No Node 26 is packaged for ${process.platform} on ${process.arch}: install Node 26 and run the same command again.`,
  );
}

const [script, ...options] = process.argv.slice(2);
await install(script?.startsWith('apps/') ?? false);
if (!script) process.exit(0);
const { uid } = statSync(modules);
// of another user, root would leave files there that this user's next installation cannot delete
const isOurs = uid === (process.getuid?.() ?? uid);
const { code } = await runProgram(findNode(), [join(root, script), ...options], {
  env: {
    // caches compiled code: compiling took a third of the time until a program serves
    ...(isOurs && { NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled') }),
    ...process.env,
    PATH: `${join(modules, '.bin')}:${process.env.PATH}`,
  },
});
process.exit(code);
