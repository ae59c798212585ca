import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareSecond } from './shareSecond.ts';

const SOURCE = { id: 'video-1', title: 'ตลาด', src: '', poster: '', durationSeconds: 0 };
const writeText = vi.fn(async (_address: string) => {});

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal('location', new URL('https://beta.s.example/program/watch/a1'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/program/x/episodes/501', 90.7, 'https://s.example/program/x/episodes/501?t=90'],
  ['/program/watch/a1?list=p', 5, 'https://s.example/program/watch/a1?list=p&t=5'],
  ['/program/watch/a1?t=7', 30, 'https://s.example/program/watch/a1?t=30'],
  ['/program/watch/a1', 0.4, 'https://s.example/program/watch/a1'],
])('[2.20-02] %s at second %d is shared as %s, whatever host the page has', async (path, seconds, address) => {
  await shareSecond({ ...SOURCE, path }, seconds, 'https://s.example');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
});

test('a channel is shared without a second', async () => {
  await shareSecond({ ...SOURCE, path: '/live', isLive: true }, 7000, 'https://s.example');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://s.example/live');
});

test('[2.20-03] a shared address has https', async () => {
  await shareSecond({ ...SOURCE, path: '/program/watch/a1' }, 30, 'http://s.example');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://s.example/program/watch/a1?t=30');
});
