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

test('pollWhileVisible polls every interval, first after one interval or after the first delay', async () => {
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

test('pollWhileVisible pauses while the page is hidden, and polls at once when an interval has passed', async () => {
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

test('pollWhileVisible polls at once when the page is visible again after the sleep of a device', async () => {
  end = pollWhileVisible(ask, 30_000);
  show(false);
  vi.setSystemTime(Date.now() + 600_000);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('pollWhileVisible backs off up to 8 intervals while polls fail, and recovers after a success', async () => {
  ask.mockRejectedValue(new Error('503'));
  end = pollWhileVisible(ask, 1000);
  const countAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return ask.mock.calls.length;
  };
  expect(await countAfter(1)).toBe(1);
  expect(await countAfter(2)).toBe(2);
  expect(await countAfter(4)).toBe(3);
  expect(await countAfter(8)).toBe(4);
  expect(await countAfter(8)).toBe(5);
  ask.mockResolvedValue();
  expect(await countAfter(8)).toBe(6);
  expect(await countAfter(3)).toBe(9);
});

test('pollWhileVisible has one poll in flight at most, and none after it is stopped', async () => {
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
