import { STATION } from '@sala/station';
import { expect, test } from 'vitest';
import { toProgramPath, toShareUrl } from './programLinks.ts';

const OWN = STATION.productionHost;
const DOMAIN = OWN.replace('www.', '');
const HOST = 'https://site.example';

test.each([OWN, OWN.toUpperCase(), DOMAIN, `beta.${DOMAIN}`, `beta2.${DOMAIN}`, `beta-www.${DOMAIN}`, `beta.${OWN}`])(
  '[2.20-01] an address on %s becomes a path of this site',
  (host) => {
    expect(toProgramPath(`https://${host}/program/x/episodes/7?list=p#t=5`)).toBe('/program/x/episodes/7?list=p#t=5');
    expect(toProgramPath(`http://${host}/program/watch/a1`)).toBe('/program/watch/a1');
    expect(toProgramPath(`https://${host}/program`)).toBe('/program');
  },
);

test.each([
  ['/watch/v-516100', '/program/watch/v-516100'],
  [`https://${OWN}/watch/v-516100?list=p#t=5`, '/program/watch/v-516100?list=p#t=5'],
  [`https://beta.${DOMAIN}/stories/s-1`, '/program/stories/s-1'],
  ['/stories/s-1', '/program/stories/s-1'],
])('[2.20-01] [2.2-15] [2.2-16] the short address %s becomes the path %s', (address, path) => {
  expect(toProgramPath(address)).toBe(path);
});

test('[2.20-01] Thai letters of a path are percent-encoded exactly once', () => {
  const path = `/program/${encodeURIComponent('รายการ')}`;
  expect(toProgramPath(`https://${OWN}/program/รายการ`)).toBe(path);
  expect(toProgramPath(`https://${OWN}${path}`)).toBe(path);
});

test.each([
  '/program/x',
  '/program/รายการ',
  'program/x',
  '',
  'https://',
  `https://${OWN}/news/content/1`,
  `https://${OWN}/programmes`,
  `https://${OWN}/`,
  `https://${OWN}/watch`,
  '/watch/',
  '/stories?a=/watch/1',
  '//watch/1',
  'https://other.example/watch/1',
  `https://${OWN}//evil.test/program/x`,
  `https://${OWN}/program/../news`,
  `https://${OWN}:8443/program/x`,
  `https://english.${DOMAIN}/program/x`,
  `https://beta${DOMAIN}/program/x`,
  `https://beta.evil.test/program/x`,
  `https://${OWN}.evil.test/program/x`,
  `https://evil.test/${OWN}/program/x`,
  `https://${OWN}@evil.test/program/x`,
  `ftp://${OWN}/program/x`,
  'javascript:alert(1)//program/x',
])('[2.20-01] any other address is returned unchanged: %j', (address) => {
  expect(toProgramPath(address)).toBe(address);
});

test.each([
  ['/program/x/2', '/program/x/2'],
  ['/program?list=p', '/program?list=p'],
  [`https://beta.${DOMAIN}/program/watch/a1`, '/program/watch/a1'],
  ['/watch/a1', '/program/watch/a1'],
  [`http://${OWN}/program/watch/a1`, '/program/watch/a1'],
])('[2.20-02] a programme at %s is shared as %s on the host', (canonical, path) => {
  expect(toShareUrl(canonical, HOST)).toBe(HOST + path);
});

test.each([
  ['http://other.example/x?a=http://b#c', 'https://other.example/x?a=http://b#c'],
  ['HTTP://other.example/', 'https://other.example/'],
  ['https://other.example/x', 'https://other.example/x'],
  [`http://${OWN}/news/content/1`, `https://${OWN}/news/content/1`],
])('[2.20-03] %s is shared with https, as %s', (canonical, shared) => {
  expect(toShareUrl(canonical, HOST)).toBe(shared);
});

test('[2.20-03] a host with http is shared with https', () => {
  expect(toShareUrl('/program/x', `http://${OWN}`)).toBe(`https://${OWN}/program/x`);
  expect(toShareUrl(null, `http://${OWN}`)).toBe(`https://${OWN}/program`);
});

test.each([
  null,
  undefined,
  '',
  '/',
  '/news/content/1',
  '/programmes',
  '//evil.test/program',
  'x',
  'http://',
  'javascript:alert(1)',
])('[2.20-04] a canonical address that cannot be shared becomes {host}/program: %j', (canonical) => {
  expect(toShareUrl(canonical, HOST)).toBe(`${HOST}/program`);
});
