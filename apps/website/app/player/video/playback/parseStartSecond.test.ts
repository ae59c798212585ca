import { expect, test } from 'vitest';
import { parseStartSecond } from './parseStartSecond.ts';

test.each([
  ['?t=90', 90],
  ['?list=p&t=0', 0],
  ['?t=1429', 1429],
  ['?t=1430', null],
  ['?t=99999', null],
  ['?t=-5', null],
  ['?t=1e9', null],
  ['?t=9999999', null],
  ['?t=', null],
  ['', null],
])('for a video of 1430 s the query %j starts at second %j', (search, second) => {
  expect(parseStartSecond(search, 1430)).toBe(second);
});

test('for a video of unknown duration any second is accepted', () => {
  expect(parseStartSecond('?t=99999', 0)).toBe(99999);
});
