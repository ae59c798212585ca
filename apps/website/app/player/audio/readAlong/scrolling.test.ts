import { expect, test } from 'vitest';
import { isFullyVisible, isScrollingSwipe, toFades, toScrollTop } from './scrolling.ts';

test('[2.16-03] [9.1-11] a line scrolls to the middle, or to a quarter of the height up to a width of 576 px', () => {
  const line = { top: 1000, height: 60 };
  expect(toScrollTop(line, 800, 1280)).toBe(630);
  expect(toScrollTop(line, 800, 577)).toBe(630);
  expect(toScrollTop(line, 800, 576)).toBe(830);
  expect(toScrollTop(line, 800, 375)).toBe(830);
  expect(toScrollTop({ top: 1000, height: 200 }, 400, 375)).toBe(960);
  expect(toScrollTop({ top: 20, height: 60 }, 800, 375)).toBe(0);
});

test('[2.16-05] [9.1-11] a steep swipe of more than 1 % of the screen width is scrolling', () => {
  const table: [number, number, boolean][] = [
    [0, 3.7, false],
    [0, 3.8, true],
    [0, -4, true],
    [2, 4, true],
    // 60° and 61° from the horizontal
    [10, 17.3, false],
    [10, 18.1, true],
    [-10, -18.1, true],
    [40, 40, false],
    [200, 3, false],
  ];
  for (const [x, y, scrolls] of table) expect(isScrollingSwipe(x, y, 375), `${x} ${y}`).toBe(scrolls);
  expect(isScrollingSwipe(0, 4, 1280)).toBe(false);
});

test('[2.16-07] [9.1-11] the text fades at the top once it is scrolled, and at the bottom until 50 px before its end', () => {
  const at = (scrollTop: number) => toFades({ scrollTop, clientHeight: 600, scrollHeight: 1600 });
  expect(at(0)).toEqual({ top: false, bottom: true });
  expect(at(1)).toEqual({ top: true, bottom: true });
  expect(at(949)).toEqual({ top: true, bottom: true });
  expect(at(950)).toEqual({ top: true, bottom: false });
  expect(at(1000)).toEqual({ top: true, bottom: false });
  expect(toFades({ scrollTop: 0, clientHeight: 600, scrollHeight: 600 })).toEqual({ top: false, bottom: false });
});

test('a line is visible only when all of it is in view', () => {
  const view = { scrollTop: 500, clientHeight: 600 };
  expect(isFullyVisible({ top: 500, height: 600 }, view)).toBe(true);
  expect(isFullyVisible({ top: 499, height: 60 }, view)).toBe(false);
  expect(isFullyVisible({ top: 1041, height: 60 }, view)).toBe(false);
});
