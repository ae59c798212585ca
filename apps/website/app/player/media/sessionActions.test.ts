import { expect, test, vi } from 'vitest';
import { setSessionActions } from './sessionActions.ts';

test('a button that a browser does not know keeps the others from nothing', () => {
  const setActionHandler = vi.fn((action: string) => {
    if (action === 'seekto') throw new TypeError('not a MediaSessionAction');
  });
  const [play, seekto, stop] = [vi.fn(), vi.fn(), vi.fn()];
  setSessionActions({ setActionHandler } as never, { play, seekto, stop });
  expect(setActionHandler.mock.calls).toEqual([
    ['play', play],
    ['seekto', seekto],
    ['stop', stop],
  ]);
});

test('what is not ours any more does nothing', () => {
  const setActionHandler = vi.fn();
  setSessionActions({ setActionHandler } as never, { play: vi.fn() }, false);
  expect(setActionHandler).toHaveBeenCalledWith('play', null);
});
