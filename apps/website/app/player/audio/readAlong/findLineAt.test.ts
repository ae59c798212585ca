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
  ['at its start', 0.5, 0],
  ['0.01 s before its start, where browsers may stop a seek', 0.49, 0],
  ['within the line', 1.2, 0],
  ['in the pause after it', 2.1, 0],
  ['at the start of the next line', 3, 1],
  ['at the start of two lines, the later', 7.25, 3],
  ['long after the last', 900, 3],
])('findLineAt returns the spoken line: %s', (_, seconds, index) => {
  expect(findLineAt(spoken(0.5, 3, 7.25, 7.25), seconds)).toBe(index);
});

test('findLineAt returns -1 without lines and for NaN', () => {
  expect(findLineAt([], 4)).toBe(-1);
  expect(findLineAt(spoken(0, 1), Number.NaN)).toBe(-1);
});

test('findLineAt finds each of 600 lines', () => {
  const lines = spoken(...Array.from({ length: 600 }, (_, index) => index * 4.2));
  for (const [index, { startOffsetSeconds }] of lines.entries()) {
    expect(findLineAt(lines, startOffsetSeconds)).toBe(index);
    expect(findLineAt(lines, startOffsetSeconds + 4.1)).toBe(index);
  }
});
