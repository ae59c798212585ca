import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '@sala/station';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBroadcaster } from '../../../providers/recorded/broadcaster.ts';
import { PAGES } from '../../../providers/recorded/pages.ts';
import { createPatternFinder } from '../../../server/routePattern.ts';
import { ADDRESSES } from '../../routes.ts';
import { PAGE_PARAMETERS } from './pageParameters.ts';

const broadcaster = await openBroadcaster();
for (const [name, value] of Object.entries(broadcaster.settings)) vi.stubEnv(name, value);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00+07:00') });
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();

const APP = join(import.meta.dirname, '../..');
/** Parameters that are read only in browsers, or on pages that are never cached (SPEC 2.3, previews). */
const ELSEWHERE = ['page_content_url', 'skip_consent_dialog', 'token', 't'];
/** Those that the router reads at every address. */
const OF_ROUTER = ['_routes', 'index'];
const READ = /(?:searchParams|query|URLSearchParams\(\w*\))\s*\.(?:get|getAll|has)\('(\w+)'\)/g;

const PATTERNS = ADDRESSES.flatMap(({ path }) => (path && path !== '*' ? [path] : []));
const patternOf = createPatternFinder(PATTERNS);

/** Parts of paths with which a page exists. */
const FOUND: Record<string, string> = { contentId: '502330', id: '502330', programKey: 'KhonRimKhlong', slug: 'world' };
const EVERYWHERE = PATTERNS.map((pattern) =>
  pattern.replaceAll('?', '').replace(/:(\w+)/g, (_, name) => FOUND[name] ?? 'x'),
);

/** A parameter of the requests below, by which their queries are known from those of services. */
const MARK = 'mark';
const read = new Set<string>();
const { get, getAll, has } = URLSearchParams.prototype;
const note = (query: URLSearchParams, name: string) => has.call(query, MARK) && read.add(name);
beforeAll(() => {
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
  Object.assign(URLSearchParams.prototype, {
    get(this: URLSearchParams, name: string) {
      note(this, name);
      return get.call(this, name);
    },
    getAll(this: URLSearchParams, name: string) {
      note(this, name);
      return getAll.call(this, name);
    },
    has(this: URLSearchParams, name: string) {
      note(this, name);
      return has.call(this, name);
    },
  });
});
afterAll(() => {
  Object.assign(URLSearchParams.prototype, { get, getAll, has });
  return broadcaster.close();
});

test('every page reads exactly the parameters that are listed for it', async () => {
  const found = new Map<string, Set<string>>();
  for (const path of [...PAGES.map(([page]) => page), ...CATEGORIES.map(({ path }) => path), ...EVERYWHERE]) {
    read.clear();
    await site(`${path}${path.includes('?') ? '&' : '?'}${MARK}=1`);
    const pattern = patternOf(path.split('?', 1)[0] ?? '');
    found.set(pattern, new Set([...(found.get(pattern) ?? []), ...read]));
  }
  const isOfPage = (name: string) => ![...ELSEWHERE, ...OF_ROUTER].includes(name);
  const parameters = [...found].map(([pattern, names]) => [pattern, [...names].filter(isOfPage).sort()] as const);
  expect(Object.fromEntries(parameters.filter(([, names]) => names.length > 0))).toEqual(
    Object.fromEntries(Object.entries(PAGE_PARAMETERS).map(([pattern, names]) => [pattern, names.toSorted()])),
  );
});

test('every parameter that the code of a page reads is listed for a page', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((path) => !path.includes('.test.'));
  const inCode = files.flatMap((path) =>
    [...readFileSync(join(APP, path), 'utf8').matchAll(READ)].map(([, name]) => `${name} in ${path}`),
  );
  expect(inCode.length).toBeGreaterThan(15);
  const known = [...Object.values(PAGE_PARAMETERS).flat(), ...ELSEWHERE];
  expect(inCode.filter((one) => !known.includes(one.split(' ')[0] ?? ''))).toEqual([]);
});
