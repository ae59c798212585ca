import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWhileVisible } from './pollWhileVisible.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const ask = vi.fn(async () => {});
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.stubGlobal('document', page);
  page.hidden = false;
  ask.mockReset();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (isShown: boolean) => {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('asks every period, the first time after one or when it is told', async () => {
  end = pollWhileVisible(ask, 30_000);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(30_001);
  expect(ask).toHaveBeenCalledTimes(2);
  end();
  end = pollWhileVisible(ask, 30_000, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('does not ask while the page is hidden, and catches up when it is seen', async () => {
  end = pollWhileVisible(ask, 30_000);
  show(false);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(ask).toHaveBeenCalledTimes(0);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks at once when it is seen after a phone has slept, whose stopwatch stood still', async () => {
  end = pollWhileVisible(ask, 30_000);
  show(false);
  vi.setSystemTime(Date.now() + 600_000);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks a service that fails ever more seldom, and as before when it answers again', async () => {
  ask.mockRejectedValue(new Error('503'));
  end = pollWhileVisible(ask, 1000);
  const askedAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return ask.mock.calls.length;
  };
  expect(await askedAfter(1)).toBe(1);
  expect(await askedAfter(2)).toBe(2);
  expect(await askedAfter(4)).toBe(3);
  expect(await askedAfter(8)).toBe(4);
  expect(await askedAfter(8)).toBe(5);
  ask.mockResolvedValue();
  expect(await askedAfter(8)).toBe(6);
  expect(await askedAfter(3)).toBe(9);
});

test('one that is slow is not asked twice at a time, and nobody is asked after the end', async () => {
  let answer = () => {};
  ask.mockImplementation(() => new Promise<void>((done) => (answer = done)));
  end = pollWhileVisible(ask, 1000);
  await vi.advanceTimersByTimeAsync(5000);
  show(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
});
