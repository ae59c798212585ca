import { expect, test } from 'vitest';
import { isValidAddress } from './isValidAddress.ts';

test.each([
  '/',
  '/home',
  '/news/content/1',
  '/%E0%B8%81',
  '/a%2Fb',
  '/a%00',
  '/search?q=100%',
  '/search?q=%A1%D2',
  '*',
  'http://host/a',
  '//host',
])('isValidAddress accepts %s', (target) => expect(isValidAddress(target)).toBe(true));

test.each([
  '',
  'home',
  '/%',
  '/%z',
  '/%zz',
  '/%E0%B8',
  '/%ff',
  '/%c0%ae',
  '/%ed%a0%80',
  '/%u0E01',
  `/%zz${'%40'.repeat(1300)}`,
  'ftp://a/',
  'http://',
  '?a',
  'host:80',
])('isValidAddress rejects %s', (target) => expect(isValidAddress(target)).toBe(false));
