import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { clearOldPictures } from '../build.ts';
import { ROOT, StepFailed } from '../step.ts';
import { requireFreePort } from './ports.ts';
import { SETTINGS } from './settings.ts';

// Both applications with hot reload: the newsroom restarts after each change, the website applies changes while it
// runs.
try {
  await requireFreePort(Number(SETTINGS.PORT), 'PORT');
  await requireFreePort(Number(SETTINGS.NEWSROOM_PORT), 'NEWSROOM_PORT');
  await clearOldPictures();
  const newsroom = spawn(
    'node',
    ['--watch-path=apps/newsroom/src', '--watch-path=packages', 'apps/newsroom/src/main.ts'],
    {
      cwd: ROOT,
      env: SETTINGS,
      stdio: 'inherit',
    },
  );
  const website = spawn('react-router', ['dev'], { cwd: join(ROOT, 'apps/website'), env: SETTINGS, stdio: 'inherit' });
  const end = () => {
    newsroom.kill('SIGTERM');
    website.kill('SIGTERM');
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  newsroom.once('exit', end);
  website.once('exit', end);
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  process.exit(1);
}
