import { expect, test } from 'vitest';
import { describeMisspelling, toHost, trimEnvironment } from './environment.ts';

test('trimEnvironment trims every value and leaves out blank ones', () => {
  expect(trimEnvironment({ A: ' 1\r', B: ' ', C: '', D: undefined, E: 'a b' })).toEqual({ A: '1', E: 'a b' });
});

const SETTINGS = ['DATABASE_URL', 'DATA_DIR', 'PORT'];

test.each(['DATABASE_URl', 'database_url', 'DATABASE_UR', 'DATABASE_URLS', 'DATABASE_URI', 'DATA_BASE_URL'])(
  '%s is taken for DATABASE_URL where that is not set',
  (name) => {
    const sentence = `The setting ${name} is not known: is DATABASE_URL meant?`;
    expect(describeMisspelling({ [name]: 'x' }, SETTINGS)).toBe(sentence);
    expect(describeMisspelling({ [name]: 'x', DATABASE_URL: 'y' }, SETTINGS)).toBeUndefined();
  },
);

test('variables of others are not taken for settings', () => {
  const names = ['PATH', 'POST', 'PORTS', 'XDG_DATA_DIRS', 'DATABASE_URL_RO', 'NODE_ENV', 'DB_URL', 'npm_config_cache'];
  expect(describeMisspelling(Object.fromEntries(names.map((name) => [name, 'x'])), SETTINGS)).toBeUndefined();
});

test.each([
  ['media.example', 'media.example'],
  ['media.example:8443', 'media.example:8443'],
  ['media.example:80', 'media.example:80'],
  ['media.example:443', 'media.example:443'],
  ['[::1]:4000', '[::1]:4000'],
  ['Media.example', 'media.example'],
  ['ข่าว.example', 'xn--22c8e6a1f.example'],
  ['media.example;cdn.example', undefined],
  ['"media.example"', undefined],
  ["'self'", undefined],
  ['*.media.example', undefined],
  ['media.example:99999', undefined],
  ['media.example/path', undefined],
  ['user@media.example', undefined],
  ['1.2', undefined],
])('the host of %s is %s', (name, host) => {
  expect(toHost(name)).toBe(host);
});
