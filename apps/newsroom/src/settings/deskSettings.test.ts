import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the desk is off without DESK_PORT, and listens on 127.0.0.1 by default', () => {
  expect(readConfig({}).desk).toBeUndefined();
  expect(readConfig({ DESK_PORT: '4400' }).desk).toEqual({
    port: 4400,
    host: '127.0.0.1',
    url: 'http://localhost:4400',
    trustedProxies: 0,
    oidc: undefined,
  });
});

test('readConfig reads every setting of the desk', () => {
  const { desk } = readConfig({
    DESK_PORT: '4400',
    DESK_HOST: '0.0.0.0',
    DESK_URL: 'https://desk.station.example/',
    DESK_TRUSTED_PROXIES: '10.0.0.0/8',
    OIDC_ISSUER: 'https://login.station.example/realms/news',
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'secret',
  });
  expect(desk).toMatchObject({
    host: '0.0.0.0',
    url: 'https://desk.station.example',
    trustedProxies: expect.any(BlockList),
    oidc: { issuer: 'https://login.station.example/realms/news', clientId: 'desk', clientSecret: 'secret' },
  });
});

test.each<[string, Record<string, string>]>([
  ['DESK_PORT', { DESK_PORT: '65536' }],
  ['DESK_URL', { DESK_URL: 'http://desk.station.example' }],
  ['DESK_URL', { DESK_URL: 'https://station.example/desk' }],
  ['DESK_TRUSTED_PROXIES', { DESK_TRUSTED_PROXIES: 'nginx' }],
  ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'desk' }],
  ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'secret' }],
])('an invalid %s is rejected with one sentence that names it', (name, settings) => {
  const sentence = new RegExp(`^The setting ${name} cannot be used: [^\\n]+\\.$`, 'm');
  expect(() => readConfig({ DESK_PORT: '4400', ...settings })).toThrow(sentence);
});
