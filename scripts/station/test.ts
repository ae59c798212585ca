import { type ChildProcess, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePorts } from '../run/ports.ts';
import { startApplication } from '../run/startApplication.ts';
import { ROOT, run, StepFailed, step } from '../step.ts';
import { listFaults } from './stationFaults.ts';
import { chooseStation, createStation } from './stationFolder.ts';

// Turns a copy of this repository into another station's site, as docs/another-station.md describes, and looks for
// traces of the first station.

/** A station as a newcomer would make theirs. */
const NEW = { brand: 'bangrak', name: 'บางรัก' };
/** The folder of the other station; by default the new one. */
const OTHER = process.argv[2] ?? NEW.brand;
/** Names and colours of the first station alone. The fonts' fallbacks and the metrics are this software's. */
const ITS = /(?<![@\w])sala(?! (Headline|Reading) Fallback|_[a-z]+_)|ศาลา|ใบเตย|น้ำค้าง|#(1b2a5b|2d4488|ffc233)/i;
const PAGES = `/home /news /program /live /live/online /org /privacy /accessibility /status /search /ai-audio-news /sitemap /nowhere
  /menus /manifest.webmanifest /robots.txt /feed.xml /feed.json /sitemap.xml /sitemaps/pages.xml /service-worker.js /station/icon.svg`;

const copy = mkdtempSync(join(tmpdir(), 'another-station-'));
const running: ChildProcess[] = [];

try {
  await step('copying the repository', copyRepository);
  if (OTHER === NEW.brand) {
    createStation(copy, NEW);
    removeParts();
  }
  chooseStation(copy, OTHER);
  const faults = await listFaults(copy, OTHER);
  if (faults.length > 0) throw new StepFailed(faults.join('\n'));
  await step('types', async () => {
    await run('react-router', ['typegen'], { cwd: join(copy, 'apps/website') });
    for (const folder of ['.', 'apps/website']) await run('tsc', ['-p', withoutTests(folder)], { cwd: copy });
  });
  await step('building the website', () => run('react-router', ['build'], { cwd: join(copy, 'apps/website') }));
  await step('looking through what browsers load', lookThroughFiles);
  await step('looking through what the running site says', lookThroughPages);
  console.log('Nothing is left of the first station.');
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
}

async function copyRepository(): Promise<void> {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: ROOT }).toString().split('\0');
  for (const file of list
    .toString()
    .split('\0')
    .filter((one) => one && !deleted.includes(one))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  // the installed packages are shared; only the packages of this repository are the copy's own
  for (const folder of ['.', 'apps/website'].filter((one) => existsSync(join(ROOT, one, 'node_modules')))) {
    const modules = join(copy, folder, 'node_modules');
    mkdirSync(modules);
    for (const one of readdirSync(join(ROOT, folder, 'node_modules')).filter((entry) => !entry.startsWith('.')))
      if (one === '@sala')
        cpSync(join(ROOT, folder, 'node_modules', one), join(modules, one), {
          recursive: true,
          verbatimSymlinks: true,
        });
      else symlinkSync(join(ROOT, folder, 'node_modules', one), join(modules, one));
  }
}

/** Removes from the new station what a small one may not have: a second channel, political news. */
function removeParts(): void {
  const change = (file: string, ...[before, after]: [RegExp, string]) => {
    const path = join(copy, 'packages/station/src', NEW.brand, file);
    const text = readFileSync(path, 'utf8');
    if (!before.test(text)) throw new StepFailed(`In ${file} of a new station there is no ${before}.`);
    writeFileSync(path, text.replaceAll(before, after));
  };
  change('categories.ts', /politics/g, 'council');
  change('channels.ts', / {2}\{\n {4}key: 'online'[^}]*\},\n|, online: '#\w+'/g, '');
}

/** Type-checks a folder without its tests, which use values of the first station. */
function withoutTests(folder: string): string {
  const project = join(copy, folder, 'tsconfig.station.json');
  const exclude = ['**/*.test.ts', '**/*.test.tsx', '**/e2e', '**/node_modules', '**/build'];
  writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', exclude }));
  return project;
}

async function lookThroughFiles(): Promise<void> {
  const built = join(copy, 'apps/website/build/client');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|svg|html|json|webmanifest)$/.test(file),
  );
  if (files.length < 50) throw new StepFailed('The build has hardly any files.');
  for (const file of files) look(file, readFileSync(join(built, file), 'utf8'));
}

async function lookThroughPages(): Promise<void> {
  const { port, newsroomPort } = await findFreePorts('port', 'newsroomPort');
  const newsroom = `http://localhost:${newsroomPort}`;
  const site = `http://localhost:${port}`;
  const data = { DATA_DIR: join(copy, '.data'), DEMO_CONTENT: 'off', SPEECH: 'off' };
  await startApplication(
    copy,
    'apps/newsroom/src/main.ts',
    { NEWSROOM_PORT: String(newsroomPort), SITE_URL: site, ...data },
    running,
  );
  await startApplication(copy, 'apps/website/server/main.ts', { PORT: String(port), NEWSROOM_URL: newsroom }, running);
  for (const path of PAGES.split(/\s+/)) look(path, await (await fetch(site + path)).text());
  const home = await (await fetch(`${site}/home`)).text();
  const { STATION } = await import(join(copy, 'packages/station/src', OTHER, 'index.ts'));
  if (!home.includes(`<title>${STATION.name}`)) throw new StepFailed('The front page does not say whose it is.');
}

/** @throws {StepFailed} when a text contains something of the first station */
function look(where: string, text: string): void {
  const at = text.search(ITS);
  if (at >= 0) throw new StepFailed(`In ${where} stands: …${text.slice(Math.max(0, at - 60), at + 60)}…`);
}
