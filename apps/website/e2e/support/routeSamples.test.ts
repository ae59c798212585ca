import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADDRESSES } from '../../app/routes.ts';
import { SAMPLES } from './routeSamples.ts';

const isPage = (file: string): boolean =>
  readFileSync(join(import.meta.dirname, '../../app', file), 'utf8').includes('export default ');

test('every page with parameters has an address by which axe finds it', () => {
  const paths = ADDRESSES.flatMap(({ path = '', file }) => (/[:*]/.test(path) && isPage(file) ? [path] : []));
  expect(paths.filter((path) => !SAMPLES[path])).toEqual([]);
});
