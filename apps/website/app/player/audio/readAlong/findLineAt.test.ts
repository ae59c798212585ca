import { expect, test } from 'vitest';
import { findLineAt } from './findLineAt.ts';

const spoken = (...starts: number[]) =>
  starts.map((startOffsetSeconds, index) => ({
    text: `บรรทัด ${index}`,
    startOffsetSeconds,
    endOffsetSeconds: startOffsetSeconds + 1,
  }));

test.each([
  ['before the first', 0, -1],
  ['at its beginning', 0.5, 0],
  ['a hair before it, as browsers come to rest', 0.49, 0],
  ['in it', 1.2, 0],
  ['in the pause behind it', 2.1, 0],
  ['at the beginning of the next', 3, 1],
  ['of two that begin together, the later', 7.25, 3],
  ['long after the last', 900, 3],
])('a line is spoken %s', (_, seconds, index) => {
  expect(findLineAt(spoken(0.5, 3, 7.25, 7.25), seconds)).toBe(index);
});

test('of no lines none is spoken, nor at no moment', () => {
  expect(findLineAt([], 4)).toBe(-1);
  expect(findLineAt(spoken(0, 1), Number.NaN)).toBe(-1);
});

test('each of six hundred is found', () => {
  const lines = spoken(...Array.from({ length: 600 }, (_, index) => index * 4.2));
  for (const [index, { startOffsetSeconds }] of lines.entries()) {
    expect(findLineAt(lines, startOffsetSeconds)).toBe(index);
    expect(findLineAt(lines, startOffsetSeconds + 4.1)).toBe(index);
  }
});
