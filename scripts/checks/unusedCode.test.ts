import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../step.ts';

// knip.json is how `npm run check` finds code that no application uses: a test must not rely on it unproven
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unused-'));
  copyFileSync(join(ROOT, 'knip.json'), join(root, 'knip.json'));
  plant({
    'package.json': '{ "name": "planted", "private": true, "workspaces": ["apps/*", "packages/*"] }',
    'apps/website/package.json': '{ "name": "@sala/website", "type": "module" }',
    'apps/website/app/routes.ts': 'export default [];',
    'apps/website/app/homeRoute.tsx': "import { used } from './home/index.ts';\nexport const loader = () => used();",
    'apps/website/app/home/index.ts': "export { used } from './used.ts';",
    'apps/website/app/home/used.ts': 'export const used = () => 1;',
    'apps/website/app/home/used.test.ts': "import { used } from './used.ts';\nused();",
    'apps/newsroom/package.json': '{ "name": "@sala/newsroom", "type": "module" }',
    'apps/newsroom/src/main.ts': "import { day } from '@sala/thai';\nday();",
    'packages/thai/package.json': '{ "name": "@sala/thai", "type": "module", "exports": "./src/index.ts" }',
    'packages/thai/src/index.ts': "export { day } from './day.ts';",
    'packages/thai/src/day.ts': 'export const day = () => 1;',
  });
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** The findings in the planted tree, a line for each. */
function findUnused(): string[] {
  const args = ['--production', '--no-progress', '--no-config-hints', '--reporter', 'compact', '--directory', root];
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/knip'), args, { encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line.startsWith('apps/') || line.startsWith('packages/'));
  expect([status, stderr]).toEqual([lines.length > 0 ? 1 : 0, '']);
  return lines;
}

test('a tree whose code is all used passes', () => {
  expect(findUnused()).toEqual([]);
});

test('a function that only its test calls is found, also when an index exports it', () => {
  plant({
    'apps/website/app/home/index.ts': "export { used } from './used.ts';\nexport { proven } from './proven.ts';",
    'apps/website/app/home/proven.ts': "import { used } from './used.ts';\nexport const proven = () => used();",
    'apps/website/app/home/proven.test.ts': "import { proven } from './index.ts';\nproven();",
    'packages/thai/src/index.ts': "export { day, span } from './day.ts';",
    'packages/thai/src/day.ts': 'export const day = () => 1;\nexport const span = () => 2;',
    'packages/thai/src/day.test.ts': "import { span } from './index.ts';\nspan();",
  });
  expect(findUnused()).toEqual([
    'apps/website/app/home/index.ts: proven',
    'apps/website/app/home/proven.ts: proven',
    'packages/thai/src/day.ts: span',
    'packages/thai/src/index.ts: span',
  ]);
});

test('a file that only its test imports is found, but not a helper named test…', () => {
  plant({
    'apps/newsroom/src/alone.ts': 'export const alone = () => 1;',
    'apps/newsroom/src/alone.test.ts': "import { alone } from './alone.ts';\nalone();",
    'apps/newsroom/src/testHelp.ts': 'export const help = () => 1;',
  });
  expect(findUnused()).toEqual(['apps/newsroom/src/alone.ts: apps/newsroom/src/alone.ts']);
});

test('a station that is not built counts as used, and an unused file in it is found', () => {
  plant({
    'packages/station/package.json': JSON.stringify({
      name: '@sala/station',
      type: 'module',
      exports: './src/index.ts',
      imports: { '#station': './src/one/index.ts' },
    }),
    'packages/station/src/index.ts': "export { NAME } from '#station';",
    'packages/station/src/one/index.ts': "export { NAME } from './station.ts';",
    'packages/station/src/one/station.ts': "export const NAME = 'one';",
    'packages/station/src/two/index.ts': "export { NAME } from './station.ts';",
    'packages/station/src/two/station.ts': "export const NAME = 'two';",
    'apps/newsroom/src/main.ts': "import { NAME } from '@sala/station';\nimport { day } from '@sala/thai';\nday(NAME);",
  });
  expect(findUnused()).toEqual([]);
  plant({ 'packages/station/src/two/left.ts': 'export const LEFT = 1;' });
  expect(findUnused().join('\n')).toContain('packages/station/src/two/left.ts');
});
