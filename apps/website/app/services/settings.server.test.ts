import { STATION } from '@sala/station';
import { expect, test } from 'vitest';
import { BadSetting, readSettings } from './settings.server.ts';

test('without any the site runs on this machine', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    isProduction: false,
    mainApi: 'http://localhost:4000',
    pageApi: 'http://localhost:4000',
    imageHosts: new Set(['localhost:4000']),
  });
});

test.each([
  [`https://${STATION.productionHost}`, true],
  [`https://${STATION.productionHost}/`, true],
  [`https://beta.${STATION.productionHost}`, false],
  [`https://${STATION.productionHost}.evil.test`, false],
  [`https://${STATION.productionHost}:8443`, false],
  ['http://localhost:3000', false],
])('[2.4-07] the site at %s is the production site: %j', (SITE_URL, isProduction) => {
  expect(readSettings({ SITE_URL }).isProduction).toBe(isProduction);
});

test('pictures come from the hosts of the services and those that are added', () => {
  const { imageHosts } = readSettings({
    MAIN_API_URL: 'https://api.example/v1/',
    PAGE_API_URL: 'https://pages.example:8443',
    IMAGE_HOSTS: ' media.example, cdn.example\nold.example ',
  });
  expect([...imageHosts]).toEqual(['api.example', 'pages.example:8443', 'media.example', 'cdn.example', 'old.example']);
});

test('an address loses its last slash', () => {
  expect(readSettings({ MAIN_API_URL: 'https://api.example/v1/' }).mainApi).toBe('https://api.example/v1');
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['SITE_URL', 'localhost:3000'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['MAIN_API_URL', 'ftp://api.example'],
  ['MAIN_API_URL', ''],
])('a %s of %j is refused by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(BadSetting);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} cannot be used: .+\\.$`));
});
