import { mkdirSync, statfsSync } from 'node:fs';
import { buildWebsite, clearOldPictures } from '../build.ts';
import { StepFailed } from '../step.ts';
import { requireFreePort } from './ports.ts';
import { runApplications } from './runApplications.ts';
import { SETTINGS } from './settings.ts';

const NEEDED_BYTES = 300_000_000;
const ENVIRONMENT = { NODE_ENV: 'production', ...SETTINGS };

// when one of the two ends later, both end
const applications = runApplications((name, code) =>
  end(code === 0 ? 0 : 1, `The ${name} ${typeof code === 'string' ? `was killed by ${code}` : 'has ended'}.`),
);
let isEnding = false;

async function end(code: number, sentence = ''): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (sentence) console.error(sentence);
  process.exit((await applications.end()) ? 1 : code);
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));

try {
  const dataDirectory = SETTINGS.DATA_DIR ?? '.data';
  mkdirSync(dataDirectory, { recursive: true });
  const disk = statfsSync(dataDirectory);
  if (disk.bavail * disk.bsize < NEEDED_BYTES) {
    throw new StepFailed('The disk is nearly full: Sala needs 300 MB of free space to start. Nothing was changed.');
  }
  await requireFreePort(Number(SETTINGS.PORT), 'PORT', SETTINGS.HOST);
  await requireFreePort(Number(SETTINGS.NEWSROOM_PORT), 'NEWSROOM_PORT', SETTINGS.NEWSROOM_HOST);
  await clearOldPictures();
  // the newsroom needs no build, and in the meantime can fill an empty database
  await Promise.all([buildWebsite(), applications.start('newsroom', 'apps/newsroom/src/main.ts', ENVIRONMENT)]);
  await applications.start('website', 'apps/website/server/main.ts', ENVIRONMENT);
  console.log('\nSala is running. Ctrl-C ends it.');
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error));
}
