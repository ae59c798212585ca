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

test('[2.16-03] the spoken line is scrolled into view: the first at once, later ones smoothly, after a resize at once', () => {
  const { followed, spoken, resized } = lines();
  spoken(true);
  spoken(false);
  resized();
  expect(followed.scrolls).toEqual([false, true, false]);
});

test('[2.16-06] scrolling by hand stops following until the reader continues it', () => {
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
  // and scrolls once
  followed.isSeen = true;
  vi.advanceTimersByTime(60_000);
  expect(followed.scrolls).toEqual([true]);
});

test('[9.1-11] following resumes after 5 seconds without scrolling while the spoken line is visible', () => {
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

test('following resumes when the spoken line comes into view later', () => {
  const { followed, stop, spoken } = lines();
  stop();
  vi.advanceTimersByTime(20_000);
  expect(followed.follows).toBe(false);
  followed.isSeen = true;
  spoken(false);
  expect(followed.follows).toBe(true);
});

test('a closed follower does not scroll', () => {
  const { followed, stop, end } = lines();
  followed.isSeen = true;
  stop();
  end();
  vi.advanceTimersByTime(10_000);
  expect(followed.scrolls).toEqual([]);
});
