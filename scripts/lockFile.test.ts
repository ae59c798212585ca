import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFaults } from './lockFile.ts';
import { ROOT } from './step.ts';

test.each(['package-lock.json', 'deploy/strapi/package-lock.json', 'scripts/deploy/package-lock.json'])(
  'every package of %s is known by its hash, and none by an address',
  (file) => {
    const lock = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    expect(Object.keys(lock.packages).length).toBeGreaterThan(50);
    expect(lockFaults(lock)).toEqual([]);
  },
);

test('one that is not is named', () => {
  const packages = {
    '': {},
    'apps/website': {},
    'node_modules/@sala/thai': { link: true, resolved: 'packages/thai' },
    'node_modules/a': { integrity: 'sha512-x' },
    'node_modules/b': { integrity: 'sha1-x' },
    'node_modules/a/node_modules/c': { integrity: 'sha512-x', resolved: 'https://registry.example/c.tgz' },
  };
  expect(lockFaults({ packages })).toEqual([
    'node_modules/b is known by no sha512.',
    'node_modules/a/node_modules/c is known by an address: https://registry.example/c.tgz.',
  ]);
});
