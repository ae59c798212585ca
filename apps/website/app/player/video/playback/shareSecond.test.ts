import { expect, test, vi } from 'vitest';
import { shareSecond, toAddressAt } from './shareSecond.ts';

test.each([
  ['/program/x/episodes/501', 90.7, 'https://s.example/program/x/episodes/501?t=90'],
  ['/program/watch/a1?list=p', 5, 'https://s.example/program/watch/a1?list=p&t=5'],
  ['/program/watch/a1?t=7', 30, 'https://s.example/program/watch/a1?t=30'],
  ['/program/watch/a1', 0.4, 'https://s.example/program/watch/a1'],
])('%s at second %d is shared as %s', (path, seconds, address) => {
  expect(toAddressAt({ path }, seconds, 'https://s.example')).toBe(address);
});

test('a channel is shared without a second', () => {
  expect(toAddressAt({ path: '/live', isLive: true }, 7000, 'https://s.example')).toBe('https://s.example/live');
});

test('[2.20-03] a shared address has https', () => {
  expect(toAddressAt({ path: '/program/watch/a1' }, 30, 'http://s.example')).toBe(
    'https://s.example/program/watch/a1?t=30',
  );
});

test('[2.20-02] a second is shared under the site’s own address, whatever host the page has', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('location', new URL('https://beta.s.example/program/watch/a1'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const source = { id: 'video-1', title: 'ตลาด', src: '', poster: '', durationSeconds: 0, path: '/program/watch/a1' };
  await shareSecond(source, 30, 'https://www.s.example');
  vi.unstubAllGlobals();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://www.s.example/program/watch/a1?t=30');
});
