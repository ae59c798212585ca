import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';

// A test that names a statement of the specification must exercise a module that an application uses. knip finds
// modules that no application imports (knip.json); this checks that each such test imports one of the others. Browser
// tests open the site.

const NAMES_STATEMENT = /['"`]\[\d+(\.\d+)?-\d+/;
const IMPORTED = /(?:from|import\()\s*'((?:\.|@sala\/)[^']+)'/g;
/** Modules that start the site and the services as a whole. */
const WHOLE = /^test(Site|Website|Newsroom)\b/;

/** True for a test file that names a statement and exercises no module of an application, nor its style sheets. */
function exercisesNothing(text: string): boolean {
  if (!NAMES_STATEMENT.test(text) || text.includes('.css')) return false;
  const files = [...text.matchAll(IMPORTED)].map(([, address = '']) => basename(address));
  return !files.some((file) => !/^test[A-Z]/.test(file) || WHOLE.test(file));
}

// in two parts, so that this file names no statement
const TITLE = `'[${['9.5', '08'].join('-')}] a span'`;

test.each([
  [`import { span } from './span.ts';\ntest(${TITLE}, () => span());`, false],
  [`const { testSite } = await import('../testSite.server.ts');\ntest(${TITLE}, …);`, false],
  [`import { expect } from 'vitest';\ntest(${TITLE}, () => expect(1).toBe(1));`, true],
  [`import { item } from './testItems.ts';\ntest.each([${TITLE}])('%s', () => item());`, true],
  [`import { item } from './testItems.ts';\ntest('no statement', () => item());`, false],
])('%j exercises nothing: %j', (text, expected) => {
  expect(exercisesNothing(text)).toBe(expected);
});

test('every test that names a statement imports a module of an application', () => {
  const files = globSync('{apps,packages,scripts,benchmarks}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|build)$/.test(path),
  }).filter((path) => !path.endsWith(basename(import.meta.filename)));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => exercisesNothing(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
