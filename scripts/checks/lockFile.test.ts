import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';
import { findLockFaults } from './lockFile.ts';

test.each(['package-lock.json', 'deploy/strapi/package-lock.json', 'scripts/deploy/package-lock.json'])(
  'every package of %s has a hash, and none an address',
  (file) => {
    const lock = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    expect(Object.keys(lock.packages).length).toBeGreaterThan(50);
    expect(findLockFaults(lock)).toEqual([]);
  },
);

test('findLockFaults names packages without a SHA-512 hash or with an address', () => {
  const packages = {
    '': {},
    'apps/website': {},
    'node_modules/@sala/thai': { link: true, resolved: 'packages/thai' },
    'node_modules/a': { integrity: 'sha512-x' },
    'node_modules/b': { integrity: 'sha1-x' },
    'node_modules/a/node_modules/c': { integrity: 'sha512-x', resolved: 'https://registry.example/c.tgz' },
  };
  expect(findLockFaults({ packages })).toEqual([
    'node_modules/b is known by no sha512.',
    'node_modules/a/node_modules/c is known by an address: https://registry.example/c.tgz.',
  ]);
});
