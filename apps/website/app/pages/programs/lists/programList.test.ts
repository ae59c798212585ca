import { expect, test } from 'vitest';
import { toInitial } from './programList.ts';

test.each([
  ['“สนาม” บ้านเรา', 'ส'],
  ['เสียงในสวน', 'ส'],
  ['Éclair', 'E'],
  ['e\u0301clair', 'E'],
  ['7 วัน', '7'],
  ['๙ ศาสตร์', '9'],
  ['…', ''],
])('[2.2-10] %s is filed under %j', (title, initial) => {
  expect(toInitial(title)).toBe(initial);
});
