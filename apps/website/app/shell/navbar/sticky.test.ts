import { expect, test } from 'vitest';
import { AT_TOP, toSticky } from './sticky.ts';

/** Where the navbar is after each of these scroll positions, one after the other. */
const offsets = (...positions: number[]) => {
  let state = AT_TOP;
  return positions.map((position) => {
    state = toSticky(state, position);
    return state.offset;
  });
};

test('[2.7-14] the navbar moves up with the scroll for the first 95 px', () => {
  expect(offsets(0, 1, 40, 95)).toEqual([0, 1, 40, 95]);
  expect(offsets(95, 40, 0)).toEqual([95, 40, 0]);
});

test('[2.7-15] the navbar is 120 px up as soon as the page is scrolled further down', () => {
  expect(offsets(96, 500, 4000)).toEqual([120, 120, 120]);
});

test('[9.6-27] 95, 120 and 80 px are the only thresholds: nothing changes at 158 and at 295 px', () => {
  expect(offsets(157, 158, 159, 294, 295, 296)).toEqual(Array(6).fill(120));
  // on the way up nothing but 80 px brings it back
  expect(offsets(340, 296, 295, 294, 261, 260)).toEqual([120, 120, 120, 120, 120, 0]);
  expect(offsets(200, 159, 158, 157, 121, 120)).toEqual([120, 120, 120, 120, 120, 0]);
});

test('[2.7-16] the navbar is back after scrolling up 80 px, not before', () => {
  expect(offsets(1000, 950, 921, 920, 700)).toEqual([120, 120, 120, 0, 0]);
  // scrolling down in between restarts the count
  expect(offsets(1000, 930, 940, 870, 861, 860)).toEqual([120, 120, 120, 120, 120, 0]);
});

test('[2.7-15 2.7-16] once back, the navbar stays until the page is scrolled down again', () => {
  expect(offsets(1000, 900, 300, 90, 0)).toEqual([120, 0, 0, 0, 0]);
  expect(offsets(1000, 900, 901)).toEqual([120, 0, 120]);
});

test('overscrolling at the top does not move the navbar', () => {
  expect(offsets(-30, 0, 10)).toEqual([0, 0, 10]);
});
