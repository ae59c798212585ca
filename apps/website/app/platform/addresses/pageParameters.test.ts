import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_PARAMETERS } from './pageParameters.ts';

const APP = join(import.meta.dirname, '../..');
/** Parameters that are read only in browsers, or on pages that are never cached (SPEC 2.3, previews). */
const ELSEWHERE = ['page_content_url', 'skip_consent_dialog', 'token', 't'];
const READ = /(?:searchParams|query|URLSearchParams\(\w*\))\s*\.(?:get|getAll|has)\('(\w+)'\)/g;

test('every query parameter that a page reads is known to the page cache', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((path) => !path.includes('.test.'));
  const read = files.flatMap((path) =>
    [...readFileSync(join(APP, path), 'utf8').matchAll(READ)].map(([, name]) => `${name} in ${path}`),
  );
  expect(read.length).toBeGreaterThan(15);
  const known = [...PAGE_PARAMETERS, ...ELSEWHERE];
  expect(read.filter((one) => !known.includes(one.split(' ')[0] ?? ''))).toEqual([]);
});
