import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTING_NAMES as NEWSROOM } from '../../apps/newsroom/src/settings/config.ts';
import { readSettings, SETTING_NAMES as WEBSITE } from '../../apps/website/app/platform/services/settings.server.ts';
import { describeMisspelling } from '../../packages/settings/src/environment.ts';
import { ROOT } from '../step.ts';

/** Settings that others define. */
const COMMON = ['INIT_CWD', 'NODE_ENV', 'PATH'];

/** The settings in the first column of an application's table in docs/providers.md. */
function documented(application: string): string[] {
  const text = readFileSync(join(ROOT, 'docs/providers.md'), 'utf8');
  const [, table = ''] = text.split(`| setting of the ${application} |`);
  const rows =
    table
      .split('\n\n')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `')) ?? [];
  return rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );
}

/** The settings that files read without their application's schema. */
const readElsewhere = (...globs: string[]) =>
  globSync(globs, { cwd: ROOT })
    .filter((file) => !/\.test\.|\/test[A-Z]/.test(file))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\benv(?:\.|\[')([A-Z][A-Z0-9_]{2,})/g)])
    .map(([, name = '']) => name);

test.each([
  ['website', WEBSITE, 'apps/website/{app,server,providers}/**/*.{ts,tsx}'],
  ['newsroom', NEWSROOM, 'apps/newsroom/src/**/*.ts'],
])('docs/providers.md lists exactly the settings of the %s', (application, names, sources) => {
  const read = readElsewhere(sources, 'packages/telemetry/src/**/*.ts').filter((name) => !COMMON.includes(name));
  const all = [...new Set([...names, ...read])].filter((name) => !/^(MODE|PROD|DEV|SSR)$/.test(name));
  expect(documented(application).toSorted()).toEqual(all.toSorted());
});

test('the first settings of docs/providers.md are all that a website needs', () => {
  const text = readFileSync(join(ROOT, 'docs/providers.md'), 'utf8');
  const lines = [...text.matchAll(/^ {4}([A-Z_]+)="?([^"\n]+)"?$/gm)].map(([, name = '', value = '']) => [name, value]);
  const { mainApi, programApi, searchApi, liveStreams } = readSettings(Object.fromEntries(lines));
  expect([mainApi, programApi, liveStreams.size]).toEqual([
    'https://api.station.example',
    'https://programs.station.example',
    1,
  ]);
  expect(searchApi).toBeUndefined();
});

test.each([
  ['website', WEBSITE, NEWSROOM],
  ['newsroom', NEWSROOM, WEBSITE],
])('no setting of the %s is taken for a misspelt one of the other application', (_, names, others) => {
  const all = Object.fromEntries(names.map((name) => [name, 'x']));
  expect(describeMisspelling(all, others)).toBeUndefined();
});
