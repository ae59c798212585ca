import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { measureGrowth, REPEATED } from '@sala/hostile-input';
import { bindConsoleToLog } from '@sala/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePorts } from '../../../scripts/run/ports.ts';
import { makeDataDirectory } from './database/testDataDirectory.ts';
import { startNewsroom } from './newsroom.ts';
import { readConfig } from './settings/config.ts';

// However long a request is, the newsroom's CPU time per byte of it must stay the same: where it grows, a single request
// can stop the newsroom.

/** `npm run test:hostile`: every text in every place, instead of some in each. */
const isWhole = process.env.HOSTILE === 'all';
const MAX_ADDRESS_LENGTH = 15_000;
const MAX_BODY_BYTES = 64 * 1024;

const directory = mkdtempSync(join(tmpdir(), 'growth-'));
const controlSocket = join(directory, 'control');
const real = { ...console };
let port = 0;
let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  ({ port } = await findFreePorts('port'));
  await makeDataDirectory(directory);
  // log lines are formatted as well, as in a running newsroom
  bindConsoleToLog('newsroom', 'debug', { write: () => {} });
  const settings = { DATA_DIR: directory, NEWSROOM_PORT: String(port), DEMO_CONTENT: 'off', SPEECH: 'off' };
  const config = { ...readConfig(settings), controlSocket };
  newsroom = await startNewsroom(config, (error, path) => console.error(`${path}:`, error));
  const articles = Array.from({ length: 5 }, (_, index) => ({
    id: String(index),
    title: `การประชุมรัฐสภาครั้งที่ ${index} aaaa ก.ก.`,
    publishedAt: '2026-01-01',
    paragraphs: ['เนื้อข่าวของการประชุม ๆ '.repeat(50)],
  }));
  const file = encodeURIComponent(JSON.stringify({ file: 'articles' }));
  const lines = articles.map((article) => JSON.stringify(article)).join('\n');
  expect(await ask('POST', `/actions/import?input=${file}`, lines, controlSocket)).toContain('"added":5');
});
afterAll(async () => {
  await newsroom.close();
  Object.assign(console, real);
  rmSync(directory, { recursive: true });
});

/** Sends a request to the newsroom or its control socket, and reads the whole answer. */
const ask = (method: string, path: string, body?: string, socketPath?: string): Promise<string> =>
  new Promise((done, fail) => {
    const headers =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const target = socketPath ? { socketPath } : { port, host: 'localhost' };
    request({ ...target, path, method, headers, agent: false }, (answer) => done(text(answer)))
      .on('error', fail)
      .end(body);
  });

const asPart = (value: string) =>
  (/^[\x21-\x7e]*$/.test(value) ? value.replace(/[?#%]/g, 'x') : encodeURIComponent(value))
    .slice(0, MAX_ADDRESS_LENGTH)
    .replace(/%.?$/, '');

/** Sends some of the texts in each place; returns a sentence for each whose time per byte grows. */
async function findGrowth<Place>(
  places: Place[],
  maxLength: number,
  send: (place: Place, value: string) => Promise<unknown>,
): Promise<string[]> {
  const reports: string[] = [];
  for (const [index, place] of places.entries())
    for (const [name, textOf] of isWhole ? REPEATED : REPEATED.filter((_, at) => (at + index) % 12 === 0)) {
      const sentence = await measureGrowth(`${place} ${name}`, textOf, maxLength, (value) => send(place, value));
      if (sentence) reports.push(sentence);
    }
  return reports;
}

type Described = Record<string, Record<string, { parameters: { name: string; in: string }[]; requestBody?: object }>>;
const readPaths = async () => (JSON.parse(await ask('GET', '/openapi.json')) as { paths: Described }).paths;

test('CPU time per byte is constant for any path segment or query parameter', async () => {
  const paths = await readPaths();
  const parts = [...Object.keys(paths).filter((path) => paths[path]?.get), '/{a}'].filter((path) => path.includes('{'));
  const parameters = Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map(({ name }) => `${path.replace(/\{\w+\}/g, '1')}?${name}=`),
  );
  expect(
    await findGrowth(parts, MAX_ADDRESS_LENGTH, (path, value) =>
      ask(
        'GET',
        path.replace(/\{\w+\}/g, () => asPart(value)),
      ),
    ),
  ).toEqual([]);
  expect(await findGrowth(parameters, MAX_ADDRESS_LENGTH, (path, value) => ask('GET', path + asPart(value)))).toEqual(
    [],
  );
});

test('CPU time per byte is constant for any request body or input of a command', async () => {
  const written = Object.entries(await readPaths()).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => requestBody)
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '1')}`),
  );
  const { actions } = JSON.parse(await ask('GET', '/actions', undefined, controlSocket)) as {
    actions: { name: string; parameters: unknown[] }[];
  };
  const commands = actions.filter(({ parameters }) => parameters.length > 0).map(({ name }) => name.replace(' ', '/'));
  expect([written.length > 7, commands.length > 30]).toEqual([true, true]);
  const bodies = [
    (value: string) => value,
    (value: string) =>
      JSON.stringify({
        refCode: value,
        url: value,
        endpoint: value,
        name: value,
        file: value,
        word: value,
        reading: value,
        text: value,
        from: value,
        to: value,
        title: value,
      }).slice(0, MAX_BODY_BYTES),
  ];
  for (const bodyOf of bodies) {
    expect(
      await findGrowth(written, MAX_BODY_BYTES, (place, value) =>
        ask(place.split(' ')[0] ?? '', place.split(' ')[1] ?? '', bodyOf(value)),
      ),
    ).toEqual([]);
    expect(
      await findGrowth(commands, MAX_BODY_BYTES, (place, value) =>
        ask('POST', `/actions/${place}`, bodyOf(value), controlSocket),
      ),
    ).toEqual([]);
  }
});
