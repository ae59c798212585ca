import { beforeEach, expect, test, vi } from 'vitest';
import { createFollower } from './createFollower.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function lines() {
  const followed = { isSeen: false, scrolls: [] as boolean[], follows: true };
  const { follow, stop, scrolled, spoken, resized, end } = createFollower({
    bringIntoView: (isSmooth) => followed.scrolls.push(isSmooth),
    isSpokenSeen: () => followed.isSeen,
    onChange: (follows) => {
      followed.follows = follows;
    },
  });
  return { followed, follow, stop, scrolled, spoken, resized, end };
}

test('[2.16-03] the line that is spoken is brought into view: the first at once, the others gently', () => {
  const { followed, spoken, resized } = lines();
  spoken(true);
  spoken(false);
  resized();
  expect(followed.scrolls).toEqual([false, true, false]);
});

test('[2.16-06] whoever scrolls by hand is left there, until told to go on', () => {
  const { followed, follow, stop, scrolled, spoken, resized } = lines();
  stop();
  expect(followed.follows).toBe(false);
  scrolled();
  spoken(false);
  resized();
  vi.advanceTimersByTime(60_000);
  spoken(false);
  expect(followed).toMatchObject({ follows: false, scrolls: [] });
  stop();
  follow();
  expect(followed).toMatchObject({ follows: true, scrolls: [true] });
  // and is told once
  followed.isSeen = true;
  vi.advanceTimersByTime(60_000);
  expect(followed.scrolls).toEqual([true]);
});

test('[9.1-11] who has not scrolled for 5 seconds and sees the line that is spoken, follows again', () => {
  const { followed, stop, scrolled, spoken } = lines();
  followed.isSeen = true;
  stop();
  vi.advanceTimersByTime(4000);
  scrolled();
  spoken(false);
  vi.advanceTimersByTime(4999);
  expect(followed.follows).toBe(false);
  vi.advanceTimersByTime(1);
  expect(followed).toMatchObject({ follows: true, scrolls: [true] });
});

test('the voice that comes to where somebody rests takes the reader along', () => {
  const { followed, stop, spoken } = lines();
  stop();
  vi.advanceTimersByTime(20_000);
  expect(followed.follows).toBe(false);
  followed.isSeen = true;
  spoken(false);
  expect(followed.follows).toBe(true);
});

test('what is closed scrolls no more', () => {
  const { followed, stop, end } = lines();
  followed.isSeen = true;
  stop();
  end();
  vi.advanceTimersByTime(10_000);
  expect(followed.scrolls).toEqual([]);
});
