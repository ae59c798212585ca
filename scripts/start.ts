import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statfsSync } from 'node:fs';
import { buildWebsite, clearOldPictures } from './build.ts';
import { requireFreePort } from './ports.ts';
import { ROOT, StepFailed, YOUNG_HEAP } from './step.ts';

const NEEDED_BYTES = 300_000_000;
const WEBSITE_PORT = Number(process.env.PORT || 3000);
const NEWSROOM_PORT = Number(process.env.NEWSROOM_PORT || 4000);

/**
 * How long an application may take to end after its drain before it is killed, in milliseconds; it needs at most twelve
 * seconds.
 */
const KILL_AFTER_MS = 15_000;

const children = new Map<string, ChildProcess>();
let isEnding = false;

/** Starts one of the two applications and waits until it serves. It ends when this process ends. */
function startApplication(name: string, script: string): Promise<void> {
  const child = spawn('node', [YOUNG_HEAP, script], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', NEWSROOM_URL: `http://localhost:${NEWSROOM_PORT}`, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.set(name, child);
  return new Promise((done, fail) => {
    child.once('message', () => done());
    child.once('exit', (code) => {
      if (isEnding) return;
      // the application has printed the reason itself; when one ends later, both end
      fail(new StepFailed(''));
      end(code === 0 ? 0 : 1, `The ${name} has ended.`);
    });
  });
}

async function end(code: number, sentence = ''): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (sentence) console.error(sentence);
  const failed = await Promise.all([...children].map(([name, child]) => endApplication(name, child)));
  process.exit(failed.includes(true) ? 1 : code);
}

/** Ends an application; true when it failed to, or had to be killed. */
async function endApplication(name: string, child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return false;
  const limitMs = Number(process.env.DRAIN_SECONDS || 0) * 1000 + KILL_AFTER_MS;
  const killing = setTimeout(() => {
    console.error(`The ${name} did not end within ${limitMs / 1000} s: it is killed.`);
    child.kill('SIGKILL');
  }, limitMs);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(killing);
  return child.exitCode === 1 || child.signalCode === 'SIGKILL';
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));

try {
  const dataDirectory = process.env.DATA_DIR ?? '.data';
  mkdirSync(dataDirectory, { recursive: true });
  const disk = statfsSync(dataDirectory);
  if (disk.bavail * disk.bsize < NEEDED_BYTES) {
    throw new StepFailed('The disk is nearly full: Sala needs 300 MB of free space to start. Nothing was changed.');
  }
  await requireFreePort(WEBSITE_PORT, 'PORT', process.env.HOST);
  await requireFreePort(NEWSROOM_PORT, 'NEWSROOM_PORT', process.env.NEWSROOM_HOST);
  await clearOldPictures();
  // the newsroom needs no build, and in the meantime can fill an empty database
  await Promise.all([buildWebsite(), startApplication('newsroom', 'apps/newsroom/src/main.ts')]);
  await startApplication('website', 'apps/website/server/main.ts');
  console.log('\nSala is running. Ctrl-C ends it.');
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error));
}
