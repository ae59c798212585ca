import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { observeRequests } from '../apps/website/server/observeRequests.ts';
import { createPatternFinder } from '../apps/website/server/routePattern.ts';
import { countResponse, startTraces } from '../packages/telemetry/src/index.ts';
import { createLogger, writeLogLine } from '../packages/telemetry/src/log.ts';
import { build } from '../scripts/build.ts';
import { ROOT } from '../scripts/step.ts';
import { computeMedian } from './computeQuantile.ts';

// The cost of naming, counting and tracing a request, compared with the smallest page of the site: in one process, in
// turns.
const ROUNDS = 15;
const REQUESTS = 2000;
const PAGES = 40;

await build();
process.env.NEWSROOM_URL ??= 'http://127.0.0.1:9';
// pages without services are measured, so that their errors are expected
console.error = () => {};
const site = (await import(join(ROOT, 'apps/website/build/server/index.js'))) as ServerBuild;
const render = createRequestHandler(site, 'production');
const patternOf = createPatternFinder(['/news/content/:id']);

/** An application with an empty answer, with or without telemetry. */
function createIdle(isObserved: boolean): Hono {
  const app = new Hono();
  if (isObserved) app.use(observeRequests(patternOf, 0));
  return app.get('*', (c) => c.body('x'));
}

/** The mean CPU time of one call, in microseconds. */
async function measureMicros(times: number, work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

const createRequest = (app: Hono) => () => app.request('/news/content/1');
const [plain, watched] = [createRequest(createIdle(false)), createRequest(createIdle(true))];
const counted = () => countResponse({ status: 200, route: patternOf('/news/content/1') });
const page = () => render(new Request('http://website/nowhere/at/all')).then((answer) => answer.text());

const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
await new Promise<void>((done) => collector.listen(0, done));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const log = createLogger('website', 'debug', { write: () => {} });
const line = { method: 'GET', path: '/news/content/1', route: '/news/content/:id', status: 200, millis: 4 };
const logged = () => writeLogLine(log, 'debug', ['answered', line]);

const rounds: Record<'watching' | 'tracing' | 'counting' | 'logging' | 'page', number>[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const base = await measureMicros(REQUESTS, plain);
  const watching = (await measureMicros(REQUESTS, watched)) - base;
  const end = await startTraces('website', { endpoint, share: 1 });
  const tracing = (await measureMicros(REQUESTS, watched)) - base;
  await end();
  const counting = await measureMicros(REQUESTS, counted);
  const logging = await measureMicros(REQUESTS, logged);
  rounds.push({ watching, tracing, counting, logging, page: await measureMicros(PAGES, page) });
}
collector.close();

const middle = (of: keyof (typeof rounds)[0]) => computeMedian(rounds.slice(3).map((round) => round[of]));
const whole = middle('page');
const row = (of: keyof (typeof rounds)[0]) => ({
  'CPU µs': middle(of).toFixed(1),
  'of a page': `${((100 * middle(of)) / whole).toFixed(2)} %`,
});
console.table({
  'an id, counted': row('watching'),
  'the same, traced (one span)': row('tracing'),
  'a page from memory, counted': row('counting'),
  'a line of the log, not written': row('logging'),
  'the smallest page': row('page'),
});
