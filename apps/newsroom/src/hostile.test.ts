import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePorts } from '../../../scripts/run/ports.ts';
import { MAX_INTEGER } from './database/schema.ts';
import { makeDataDirectory } from './database/testDataDirectory.ts';
import { startNewsroom } from './newsroom.ts';
import { readConfig } from './settings/config.ts';

// every address of a newsroom with hostile requests over a socket: invalid ones must be rejected, and no answer may reveal
// anything internal

const LONG = 'a'.repeat(2_000);
/** The first number that no integer column can hold. */
const BEYOND_INTEGERS = String(MAX_INTEGER + 1);
const PARTS = [
  ...[
    '..',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5c..',
    '..%252f',
    '%c0%ae%c0%ae%2f',
    '%00',
    'a%00.webp',
    'path:%00',
    'url:%00',
    '%0d%0aset-cookie:a=b',
    '%',
    '%ff',
    '%ed%a0%80',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '-1',
    '0',
    '1.5',
    '1e99',
    BEYOND_INTEGERS,
    '9'.repeat(18),
    '9'.repeat(30),
    'NaN',
    "1'%20or%20'1'='1",
    '1;drop%20table%20articles',
    '%22%3E%3Cscript%3E',
  ],
  ...[
    '*',
    '%25',
    '_',
    '%5B%5D',
    '%7B%7D',
    '$(id)',
    'http:%2F%2F169.254.169.254%2F',
    '%E0%B8%81',
    LONG,
    '%F0%9F%8E%89',
    '%E2%80%AE',
    '+',
    ',,,',
    '1,2,__proto__',
  ],
];
const BODIES = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '1',
    '"x"',
    '{}',
    '{"__proto__":{"x":1}}',
    `${'['.repeat(1000)}`,
    JSON.stringify({ x: LONG }),
    '\u0000',
    '{"refCode":{"$ne":1}}',
  ],
  ...[
    '{"refCode":"test/1","like":1e999}',
    `{"refCode":"test/${BEYOND_INTEGERS}","like":1,"dislike":0}`,
    `{"like":${BEYOND_INTEGERS},"dislike":0}`,
    `{"data":{"helpful":${BEYOND_INTEGERS},"unhelpful":0}}`,
    '{"refCode":"te\\u0000st/1"}',
    '{"refCode":"../../1"}',
    '{"endpoint":"http://169.254.169.254/","keys":{"p256dh":"","auth":""}}',
    '{"endpoint":"\\u0000"}',
  ],
  ...[
    '{"data":{"helpful":-1}}',
    '{"data":{"__proto__":1}}',
    '{"url":"javascript:alert(1)"}',
    '{"url":["a"]}',
    '{"events":[{}]}',
    '[{"event":"\\ud800"}]',
  ],
];
/** Requests to which there is no endpoint, or none with that method. */
const OTHERS = ['GET /{a}', 'GET /{a}/{a}', 'POST /content', 'PUT /{a}', 'PATCH /openapi.json'];
const INSIDE =
  /node_modules|\.tsx?:\d+|\bat \S+ \(|ZodError|secret-of-|select |insert |drizzle|pglite|root:x:|\/work\/|\/tmp\//i;

const directory = mkdtempSync(join(tmpdir(), 'hostile-'));
const failures: unknown[] = [];
let port = 0;
let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  ({ port } = await findFreePorts('port'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const secrets = { PREVIEW_SECRET: 'secret-of-previews'.padEnd(40, '-'), SUMMARY_API_KEY: 'secret-of-summaries' };
  const model = { SUMMARY_API_URL: 'http://localhost:9', SUMMARY_MODEL: 'none' };
  await makeDataDirectory(directory);
  const settings = {
    ...secrets,
    ...model,
    DATA_DIR: directory,
    NEWSROOM_PORT: String(port),
    DEMO_CONTENT: 'off',
    SPEECH: 'off',
  };
  newsroom = await startNewsroom(readConfig(settings), (error, path) => failures.push([path, error]));
});
afterAll(async () => {
  await newsroom.close();
  rmSync(directory, { recursive: true });
});

/** The faults of an answer; the path is sent exactly as it is written. */
async function findFaults(path: string, method = 'GET', body?: string): Promise<string[]> {
  const { status, headers, responseBody } = await new Promise<{
    status: number;
    headers: object;
    responseBody: string;
  }>((done, fail) => {
    const type =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const outgoing = request({ port, host: 'localhost', path, method, headers: type }, async (answer) =>
      done({ status: answer.statusCode ?? 0, headers: answer.headers, responseBody: await text(answer) }),
    );
    outgoing.on('error', fail).end(body);
  });
  const isFine = status < 500 && !INSIDE.test(responseBody + JSON.stringify(headers)) && !('set-cookie' in headers);
  return isFine
    ? []
    : [
        `${method} ${path.slice(0, 100)} ${body?.slice(0, 60) ?? ''}: ${status} ${JSON.stringify(headers)} ${responseBody.slice(0, 200)}`,
      ];
}

interface Described {
  parameters: { name: string; in: string }[];
  requestBody?: object;
  responses: { 200?: { content: object } };
}

/**
 * Every endpoint as `GET /path/{a}?name={a}`, and with each parameter alone; with whether it takes a body. Streams that
 * never end are left out.
 */
async function listEndpoints(): Promise<{ place: string; alone: string[]; takesBody: boolean }[]> {
  const description = await fetch(`http://localhost:${port}/openapi.json`);
  const { paths } = (await description.json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => !Object.keys(responses[200]?.content ?? {}).includes('text/event-stream'))
      .map(([method, { parameters, requestBody }]) => {
        const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}={a}`);
        const endpointPath = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{a}')}`;
        const alone = query.map((one) => `${endpointPath}?${one}`);
        return { place: `${endpointPath}?${query.join('&')}`, alone, takesBody: requestBody !== undefined };
      }),
  );
}

const splitPlace = (place: string, part: string): [method: string, path: string] => {
  const [method = '', path = ''] = place.split(' ');
  return [method, path.replaceAll('{a}', () => part)];
};

test('hostile path segments and query parameters cause no 5xx, no cookie and no leak of internals in bodies or headers', async () => {
  const findings: string[] = [];
  const endpoints = await listEndpoints();
  expect(endpoints.length).toBeGreaterThan(80);
  // each parameter alone, because the fault of one would hide that of the next
  for (const place of endpoints.flatMap(({ alone }) => alone))
    for (const part of ['%00', BEYOND_INTEGERS]) {
      const [method, path] = splitPlace(place, part);
      findings.push(...(await findFaults(path, method)));
    }
  for (const place of [...endpoints.map((one) => one.place), ...OTHERS])
    for (const part of PARTS) {
      const [method, path] = splitPlace(place, part);
      findings.push(...(await findFaults(path, method)));
    }
  expect(findings).toEqual([]);
  expect(failures).toEqual([]);
});

test('hostile request bodies cause no 5xx, no cookie and no leak of internals in bodies or headers', async () => {
  const findings: string[] = [];
  const written = (await listEndpoints()).filter(({ takesBody }) => takesBody).map((one) => one.place);
  expect(written.length).toBeGreaterThan(7);
  for (const place of [...written, ...OTHERS.filter((other) => !other.startsWith('GET'))])
    for (const [index, body] of BODIES.entries()) {
      const [method, path] = splitPlace(place, PARTS[index] ?? '1');
      findings.push(...(await findFaults(path, method, body)));
    }
  expect(findings).toEqual([]);
  expect(failures).toEqual([]);
});
