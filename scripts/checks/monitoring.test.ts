import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectProcessMetrics, metrics } from '@sala/telemetry';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../step.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const alerts = read('deploy/monitoring/alerts.yml');
const dashboard = read('deploy/monitoring/grafana.json');

/** The modules of both applications with metrics. */
const COUNTING = [
  'packages/telemetry/src/clock.ts',
  'apps/website/app/platform/services/policyMetrics.server.ts',
  'apps/website/server/observeRequests.ts',
  'apps/newsroom/src/push/sendMessage.ts',
  'apps/newsroom/src/monitoring/queueLength.ts',
  'apps/newsroom/src/monitoring/measureDatabase.ts',
  'apps/newsroom/src/monitoring/measureDisks.ts',
  'apps/newsroom/src/measure.ts',
];

/** The metrics that an expression uses; a histogram is used by its parts. */
const namesIn = (text: string) => new Set(text.match(/\b(sala|nodejs|process)_\w+/g) ?? []);

let known: Set<string>;
let labels: Map<string, string[]>;
beforeAll(async () => {
  collectProcessMetrics('website');
  for (const module of COUNTING) await import(join(ROOT, module));
  const all = await metrics.getMetricsAsJSON();
  labels = new Map(
    metrics.getMetricsAsArray().map((one) => [one.name, (one as unknown as { labelNames: string[] }).labelNames]),
  );
  const parts = (name: string) => ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`);
  known = new Set(all.flatMap(({ name, type }) => (String(type) === 'histogram' ? parts(name) : [name])));
});

describe.each([
  ['the alerts', alerts],
  ['the dashboard', dashboard],
])('%s', (_, text) => {
  test('use only metrics that exist', () => {
    const names = namesIn(text);
    expect(names.size).toBeGreaterThan(5);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });

  test('select no job, because the scraping configuration names it', () => {
    expect(text).not.toMatch(/\bjob[=!]/);
  });

  test('use only labels that exist', () => {
    const selectors = [...text.matchAll(/\b((?:sala|nodejs|process)_\w+?)(?:_bucket)?\{([^}]*)\}/g)];
    expect(selectors.length).toBeGreaterThan(3);
    for (const [, name = '', selector = ''] of selectors)
      for (const [, label = ''] of selector.matchAll(/(\w+)[=!]/g))
        expect([...(labels.get(name) ?? []), 'app', 'instance'], `${name}{${label}}`).toContain(label);
  });
});

test.each(['website', 'newsroom'])('an alert fires when no %s runs', (app) => {
  const [, name = ''] = new RegExp(`expr: absent\\((\\w+)\\{app="${app}"\\}\\)\n`).exec(alerts) ?? [];
  expect(known).toContain(name);
});

test('every module with metrics is imported by this test', () => {
  const sources = globSync('{apps/website/{app,server},apps/newsroom/src,packages/*/src}/**/*.{ts,tsx}', { cwd: ROOT });
  const named = sources
    .filter((path) => !/test/i.test(path))
    .flatMap((path) => [...read(path).matchAll(/'(sala_\w+)'/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name) => !labels.has(name))).toEqual([]);
});

test('every metric of the applications is on the dashboard', () => {
  const shown = namesIn(dashboard);
  const ours = [...metrics.getMetricsAsArray()].map(({ name }) => name).filter((name) => name.startsWith('sala_'));
  // the duration of all requests, with files and streams, says little beside that of pages
  expect(ours.filter((name) => !shown.has(name) && !shown.has(`${name}_bucket`))).toEqual([
    'sala_http_request_seconds',
  ]);
});

test('docs/operations.md names each service that an alert may name', () => {
  const clients = globSync('apps/website/app/platform/services/clients/*.server.ts', { cwd: ROOT }).map(read);
  const names = clients.flatMap((text) => [...text.matchAll(/createService\('(\w+)'/g)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(10);
  const operations = read('docs/operations.md');
  for (const name of names) expect(operations).toContain(`\`${name}\``);
});

test('docs/operations.md has an entry for each alert', () => {
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const operations = read('docs/operations.md');
  for (const name of names) expect(operations).toContain(`| \`${name}\` |`);
});
