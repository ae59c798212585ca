import { spawn } from 'node:child_process';
import { buildWebsite } from '../build.ts';
import { ROOT, YOUNG_HEAP } from '../step.ts';
import { requireFreePort } from './ports.ts';
import { SETTINGS } from './settings.ts';

// The website alone, for a station without a newsroom: it reports missing settings itself (docs/providers.md).
try {
  // before the build, which takes a minute
  await requireFreePort(Number(SETTINGS.PORT), 'PORT', SETTINGS.HOST);
  await buildWebsite();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
const website = spawn('node', [YOUNG_HEAP, 'apps/website/server/main.ts'], {
  cwd: ROOT,
  env: { NODE_ENV: 'production', ...process.env },
  stdio: 'inherit',
});
// a terminal sends Ctrl-C to the website as well, which ends by itself
process.on('SIGINT', () => {});
process.on('SIGTERM', () => website.kill('SIGTERM'));
website.once('exit', (code) => process.exit(code ?? 1));
