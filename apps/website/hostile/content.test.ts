import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestService } from '../app/platform/services/testService.ts';
import { openBroadcaster } from '../providers/recorded/broadcaster.ts';
import { PAGES } from '../providers/recorded/pages.ts';
import { createTestWebsite } from '../server/testWebsite.ts';
import {
  listCalendarDangers,
  listElements,
  listHeaderDangers,
  listLeaks,
  listLineNames,
  listPageDangers,
  listSecretLeaks,
  listXmlDangers,
} from './dangers.ts';
import { type Poisoned, poison } from './poison.ts';
import { ADDRESSES, VECTORS } from './vectors.ts';

// every kind of page, with services whose texts an attacker has changed: none of it runs, and every page answers

const broadcaster = await openBroadcaster();
// all secret settings, by their names
const documented = readFileSync(new URL('../../../docs/providers.md', import.meta.url), 'utf8');
const SECRETS = ['PURGE_SECRET', ...(documented.match(/\b[A-Z\d_]*(SECRET|KEY|TOKEN|PASSWORD)\b/g) ?? [])];
for (const name of SECRETS) vi.stubEnv(name, `secret-of-${name}-${'x'.repeat(32)}`);
for (const [name, value] of Object.entries(broadcaster.settings)) vi.stubEnv(name, value);
vi.stubEnv('PROD', true);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00+07:00') });
const { createTestSite } = await import('../app/testSite.server.ts');

/** `npm run test:hostile`: each vector on each page, instead of some on each and each on some. */
const isWhole = process.env.HOSTILE === 'all';

let site: ReturnType<typeof createTestWebsite>;
const honest = new Map<TestService, TestService['answer']>();
const known = { elements: new Set<string>(), lines: new Set<string>() };
const dangersOfHonest: string[] = [];
/** The number of vectors that the current page has received. */
let vectorCount = 0;

beforeAll(async () => {
  const render = await createTestSite();
  site = createTestWebsite({ limitsRates: false, render: (request) => render(request.url) });
  for (const service of Object.values(broadcaster.services)) honest.set(service, service.answer);
  // strings in the answers of honest services
  for (const [path] of PAGES) {
    const { type, text } = await get(path);
    if (type.includes('xml')) for (const name of listElements(text)) known.elements.add(name);
    if (type.includes('calendar')) for (const name of listLineNames(text)) known.lines.add(name);
    dangersOfHonest.push(...(await dangersOf(path, true)));
  }
});
beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
});
afterEach(() => {
  const logged = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls);
  expect(listSecretLeaks(inspect(logged, { depth: 9 }))).toEqual([]);
  for (const [service, answer] of honest) service.answer = answer;
});
afterAll(() => broadcaster.close());

async function get(path: string) {
  const response = await site.request(path);
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, headers: response.headers, type, text: await response.text() };
}

/** From now on the services answer with these vectors where people write, one after the other, beginning at `first`. */
function poisonServices(what: Poisoned, vectors: string[], first: number): void {
  const next = () => vectors[(first + vectorCount++) % vectors.length] ?? '';
  for (const [service, answer] of honest)
    service.answer = (request, response) => {
      const { end } = response;
      const poisoned = (body: string) => JSON.stringify(poison(JSON.parse(body), what, next));
      response.end = ((body: string) => end.call(response, poisoned(body), 'utf8')) as never;
      answer(request, response);
    };
}

/** The dangers that are found on a page. */
async function dangersOf(path: string, hasToAnswer: boolean): Promise<string[]> {
  const { status, headers, type, text } = await get(path);
  if (/alert(\(1\)|%281)|evil\.test/.test(text)) reached.add(path);
  return [
    ...listHeaderDangers(headers),
    ...(type.includes('html') ? listPageDangers(text, headers.get('content-security-policy') ?? '') : listLeaks(text)),
    ...(type.includes('xml') ? listXmlDangers(text, known.elements) : []),
    ...(type.includes('calendar') ? listCalendarDangers(text, known.lines) : []),
    ...(status === 500 || (hasToAnswer && status !== 200) ? [`answers ${status}`] : []),
  ].map((danger) => `${path}: ${danger}`);
}

/** The pages that contain texts that people write. */
const reached = new Set<string>();

/** The dangers of all pages, each with its share of the vectors, or with all of them in the full test. */
async function dangersOfSite(what: Poisoned, vectors: string[], hasToAnswer: boolean): Promise<string[]> {
  const found: string[] = [];
  reached.clear();
  for (const [index, [path]] of PAGES.entries()) {
    vectorCount = 0;
    let before = -1;
    do {
      before = vectorCount;
      poisonServices(what, vectors, index * 17);
      found.push(...(await dangersOf(path, hasToAnswer)));
    } while (isWhole && vectorCount > before && vectorCount < vectors.length);
  }
  return found;
}

test('the corpus has more than 800 vectors, none of them empty', () => {
  expect(VECTORS.length).toBeGreaterThan(800);
  for (const vector of VECTORS) expect(vector).not.toBe('');
});

test('the list of secrets contains the secret settings', () => {
  expect(SECRETS).toEqual(expect.arrayContaining(['WEB_SEARCH_KEY', 'PURGE_SECRET', 'PREVIEW_SECRET']));
});

test('pages of honest services have no dangers', () => {
  expect(dangersOfHonest).toEqual([]);
  expect([known.elements.size, known.lines.size].every((size) => size > 5)).toBe(true);
});

test.each<[Poisoned, string[], boolean, number]>([
  ['texts', VECTORS, true, 60],
  ['addresses', ADDRESSES, false, 20],
  ['everything', VECTORS, false, 10],
])(
  'no page runs injected code or fails when an attacker controls the services’ %s',
  async (what, vectors, hasToAnswer, most) => {
    expect(await dangersOfSite(what, vectors, hasToAnswer)).toEqual([]);
    expect(reached.size).toBeGreaterThan(most);
  },
);
