import { expect, test, vi } from 'vitest';
import { bindListeners } from './bindListeners.ts';

test('bindListeners returns a function that removes all its listeners', () => {
  const target = new EventTarget();
  const [playing, pause] = [vi.fn(), vi.fn()];
  const end = bindListeners(target, { playing, pause });
  target.dispatchEvent(new Event('playing'));
  target.dispatchEvent(new Event('pause'));
  end();
  target.dispatchEvent(new Event('playing'));
  expect([playing.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1]);
});
