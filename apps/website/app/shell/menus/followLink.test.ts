import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLink } from './followLink.ts';

const open = vi.fn();
beforeEach(() => void vi.stubGlobal('open', open.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

test('[2.2-31] another site opens in a new tab', () => {
  const navigate = vi.fn();
  followLink('https://org.example/home', navigate);
  expect(open).toHaveBeenCalledWith('https://org.example/home', '_blank', 'noreferrer');
  expect(navigate).not.toHaveBeenCalled();
});

test('[2.8-03] an address of this site stays in the tab', () => {
  const navigate = vi.fn();
  followLink('/live', navigate);
  expect(navigate).toHaveBeenCalledWith('/live');
  expect(open).not.toHaveBeenCalled();
});
