import { expect, test } from 'vitest';
import { parseNextInstant } from './parseNextInstant.ts';

const at = (time: string) => Date.parse(`${time}+07:00`);
const NOON = at('2026-11-25T12:00');

test.each([
  ['18:30', '2026-11-25T18:30'],
  ['03:00', '2026-11-26T03:00'],
  ['12:00', '2026-11-26T12:00'],
  ['2028-02-29T09:00:00+07:00', '2028-02-29T09:00'],
])('the next %s is at %s in Bangkok', (text, instant) => {
  expect(parseNextInstant(text, NOON)).toBe(at(instant));
});

test.each(['', '24:00', '9:00', 'noon'])('%j is rejected as a time', (text) => {
  expect(() => parseNextInstant(text, NOON)).toThrow(RangeError);
});
