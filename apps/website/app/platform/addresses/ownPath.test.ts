import { STATION } from '@sala/station';
import { expect, test } from 'vitest';
import { toOwnPath } from './ownPath.ts';

const OWN = STATION.productionHost;

test.each([
  [`https://${OWN}/news/content/7?a=1#b`, '/news/content/7?a=1#b'],
  [`http://beta.${OWN.replace('www.', '')}/org`, '/org'],
  [`https://${OWN}/watch/v-1`, '/program/watch/v-1'],
  ['/stories/s-1', '/program/stories/s-1'],
])('[2.20-01] %s becomes the path %s', (address, path) => expect(toOwnPath(address)).toBe(path));

test.each([
  `https://${OWN}//evil.test/x`,
  `https://${OWN}/\\evil.test/x`,
  `https://${OWN}.evil.test/x`,
  `https://english.${OWN.replace('www.', '')}/x`,
  `ftp://${OWN}/x`,
  '/news',
  '',
])('%j stays as it is', (address) => expect(toOwnPath(address)).toBe(address));
