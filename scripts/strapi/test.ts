import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATION } from '@sala/station';
import { build } from '../build.ts';
import { startPostgres } from '../machine/postgres.ts';
import { findFreePorts } from '../run/ports.ts';
import { startApplication } from '../run/startApplication.ts';
import { makeIfChanged, ROOT, run, StepFailed, step } from '../step.ts';
import { createStrapi, STRAPI_FOLDER } from './strapi.ts';

// The website with the menus of a real Strapi 5, as deploy/strapi/README.md says: `npm run test:strapi`.

const SECRET = 'an-editor-may-purge';
/**
 * How long the test waits for an announced edit, in milliseconds; without a webhook it would show after a minute at the
 * earliest.
 */
const SEEN_WITHIN = 30_000;
/** A picture of one pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const folder = mkdtempSync(join(tmpdir(), 'sala-strapi-'));
mkdirSync(join(folder, 'public/uploads'), { recursive: true });
const applications: ChildProcess[] = [];
const postgres = await startPostgres();
const { strapiPort, newsroomPort, port } = await findFreePorts('strapiPort', 'newsroomPort', 'port');
const newsroom = `http://localhost:${newsroomPort}`;
const site = `http://localhost:${port}`;
const settings = { NEWSROOM_URL: newsroom, CONTENT_API_URL: `http://127.0.0.1:${strapiPort}/api` };
const strapi = createStrapi(`http://127.0.0.1:${strapiPort}`, postgres?.url ?? '', join(folder, 'public'));

try {
  if (!postgres) throw new StepFailed('Strapi needs PostgreSQL here.');
  await install();
  await build();
  await step('starting Strapi', strapi.start);
  await step('starting the newsroom and the website', startApplications);
  await step('what is not edited yet is the built-in menu', async () => {
    if (!(await read('/home')).includes('เทรนด์แนะนำ')) throw new StepFailed('The front page has no trends.');
  });
  await strapi.registerEditor();
  await strapi.addWebhook(`${site}/purge`, SECRET);
  const trend = await step('all seven menus are what the editor has written', writeMenus);
  await step('an edit is seen at once', () => seeEdit(trend, 'น้ำลดแล้ว'));
  await step('a Strapi that is gone takes nothing away', seeItGone);
  await step('an edit is seen again once it is back', async () => {
    await strapi.start();
    await seeEdit(trend, 'ฝนหยุดแล้ว');
  });
  await step('the check finds everything readable', checkProviders);
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const application of applications) application.kill('SIGKILL');
  await strapi.kill();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function install(): Promise<void> {
  const [lockFile, marker] = ['deploy/strapi/package-lock.json', 'deploy/strapi/node_modules/.installed'];
  return makeIfChanged('installing Strapi', [lockFile], marker, () =>
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: STRAPI_FOLDER }),
  );
}

async function startApplications(): Promise<void> {
  const start = (script: string, own: Record<string, string>) => startApplication(ROOT, script, own, applications);
  await start('apps/newsroom/src/main.ts', {
    NEWSROOM_PORT: String(newsroomPort),
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO_CONTENT: 'off',
    SPEECH: 'off',
  });
  await start('apps/website/server/main.ts', { PORT: String(port), PURGE_SECRET: SECRET, ...settings });
}

/** Writes an entry into each of the seven menus, checks that all are on the site, and returns the trend's id. */
async function writeMenus(): Promise<string> {
  const logo = await strapi.upload('logo.png', LOGO, 'image/png');
  const channel = await strapi.publish('live-channel', { title: 'ช่องทดลอง', url: '/live', logo1x: logo, order: 1 });
  const organisation = await strapi.publish('org', { title: 'องค์กรทดลอง', url: '/org', order: 1 });
  await strapi.publish('global-nav', { title: 'ทุกหน้าทดลอง', url: '/news', order: 1 });
  await strapi.publish('hamburger-menu', {
    title: 'กลุ่มทดลอง',
    order: 1,
    options: [{ title: 'ในกลุ่มทดลอง', url: '/news' }],
  });
  await strapi.publish('main-nav', {
    title: 'เมนูทดลอง',
    path: '/',
    options: [
      {
        title: 'สดทดลอง',
        url: '/live',
        liveOptions: { connect: [{ documentId: channel }] },
        orgOptions: { connect: [{ documentId: organisation }] },
      },
    ],
  });
  await strapi.publish(`one-${STATION.brand}-menu`, {
    title: 'เครือข่ายทดลอง',
    order: 1,
    options: [{ title: 'ในเครือทดลอง', url: 'https://kids.example', logoLightTheme: logo }],
  });
  const trend = await strapi.publish('hot-news-tag', { title: 'น้ำขึ้น', url: '/news', order: 1 });
  await waitForTexts('/home', 'น้ำขึ้น', 'ทุกหน้าทดลอง', 'สดทดลอง');
  await waitForTexts('/menus', 'กลุ่มทดลอง', 'ในกลุ่มทดลอง', 'ในเครือทดลอง', '/uploads/');
  await waitForTexts('/live', 'ช่องทดลอง');
  await waitForTexts('/org', 'องค์กรทดลอง');
  return trend;
}

/** Changes a trend, and returns how long the front page took to show it. */
async function seeEdit(id: string, title: string): Promise<void> {
  await strapi.change('hot-news-tag', id, { title, url: '/news', order: 1 });
  const edited = performance.now();
  await waitForTexts('/home', title);
  console.log(`  seen after ${Math.round(performance.now() - edited)} ms`);
}

/** Without Strapi the page still loads, also with an empty cache: then it has the default menus. */
async function seeItGone(): Promise<void> {
  await strapi.kill();
  await read('/home');
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  await fetch(`${site}/purge`, { method: 'POST', headers, body: '{"everything": true}' });
  await waitForTexts('/home', 'เทรนด์แนะนำ');
}

/** Waits until a page contains all of these. @throws {StepFailed} naming those that do not come in time */
async function waitForTexts(path: string, ...texts: string[]): Promise<void> {
  const until = performance.now() + SEEN_WITHIN;
  for (;;) {
    const page = await read(path);
    const missing = texts.filter((text) => !page.includes(text));
    if (missing.length === 0) return;
    if (performance.now() > until)
      throw new StepFailed(`On ${path} there is no ${missing.join(', no ')} within ${SEEN_WITHIN / 1000} s.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** @throws {StepFailed} when the page fails */
async function read(path: string): Promise<string> {
  const answer = await fetch(site + path);
  if (answer.status !== 200) throw new StepFailed(`${path} answers ${answer.status}.`);
  return answer.text();
}

async function checkProviders(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  const check = spawn('node', ['apps/website/providers/main.ts', 'check'], { cwd: ROOT, env });
  let text = '';
  for await (const chunk of check.stdout) text += chunk;
  const [, report = ''] = /^CONTENT_API_URL[^\n]*\n((?: .*\n)*)/m.exec(text) ?? [];
  const good = report.match(/✓/g)?.length ?? 0;
  if (good !== 7 || report.includes('✗')) throw new StepFailed(`The check says of CONTENT_API_URL:\n${report || text}`);
}
