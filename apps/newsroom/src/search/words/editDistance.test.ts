import { expect, test } from 'vitest';
import { computeEditDistance } from './editDistance.ts';

test.each([
  ['', '', 0],
  ['ทักษิณ', 'ทักษิณ', 0],
  ['ทักษิน', 'ทักษิณ', 1],
  ['ทักษิ', 'ทักษิณ', 1],
  ['ทักกษิณ', 'ทักษิณ', 1],
  ['ทักิษณ', 'ทักษิณ', 1],
  ['กทัษิณ', 'ทักษิณ', 2],
  ['รัฐมนตี', 'รัฐมนตรี', 1],
  ['ab', 'ba', 1],
  ['abc', 'ca', 3],
  ['น้ำ', 'ไฟป่า', 3],
])('the edit distance between “%s” and “%s” is %d, in both directions', (one, other, distance) => {
  expect(computeEditDistance(one, other, 2)).toBe(distance);
  expect(computeEditDistance(other, one, 2)).toBe(distance);
});

test('a distance above the maximum is the maximum plus one', () => {
  expect(computeEditDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  expect(computeEditDistance('a', 'abcdefgh', 3)).toBe(4);
});
