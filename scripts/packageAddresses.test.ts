import { expect, test } from 'vitest';
import { addAddresses } from './packageAddresses.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'sala' },
    'apps/website': { version: '0.1.0' },
    'node_modules/@sala/thai': { link: true, resolved: 'packages/thai' },
    'node_modules/@a/b': { version: '1.0.0', integrity: 'sha512-b', dev: true },
    'node_modules/c': { version: '2.0.0-rc.1', integrity: 'sha512-c' },
    'apps/website/node_modules/c': { version: '3.0.0', integrity: 'sha512-c3' },
    'node_modules/renamed': { name: '@a/d', version: '4.0.0', integrity: 'sha512-d' },
  },
};

test('one address of a registry, with or without a path of its own, gives those of all packages', () => {
  for (const registry of ['https://registry.test/', 'https://station.test/api/npm/']) {
    const asked: string[] = [];
    const addressed = addAddresses(lock, (question) => {
      asked.push(question);
      return `${registry}@a/b/-/b-1.0.0.tgz`;
    });
    expect(asked).toEqual(['@a/b@1.0.0']);
    expect(addressed).toEqual({
      lockfileVersion: 3,
      packages: {
        ...lock.packages,
        'node_modules/@a/b': { ...lock.packages['node_modules/@a/b'], resolved: `${registry}@a/b/-/b-1.0.0.tgz` },
        'node_modules/c': { ...lock.packages['node_modules/c'], resolved: `${registry}c/-/c-2.0.0-rc.1.tgz` },
        'apps/website/node_modules/c': {
          ...lock.packages['apps/website/node_modules/c'],
          resolved: `${registry}c/-/c-3.0.0.tgz`,
        },
        'node_modules/renamed': { ...lock.packages['node_modules/renamed'], resolved: `${registry}@a/d/-/d-4.0.0.tgz` },
      },
    });
  }
});

test('without a package of a registry nothing is asked', () => {
  const { '': root, 'node_modules/@sala/thai': link } = lock.packages;
  expect(addAddresses({ packages: { '': root, 'node_modules/@sala/thai': link } }, () => expect.unreachable())).toBe(
    undefined,
  );
});

test.each([
  ['a registry that keeps packages elsewhere', 'https://registry.test/download/@a/b/1.0.0/8f3c'],
  ['a registry that does not answer', ''],
])('%s gives no addresses', (_which, answer) => {
  expect(addAddresses(lock, () => answer)).toBeUndefined();
});
