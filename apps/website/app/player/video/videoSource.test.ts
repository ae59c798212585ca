import { expect, test } from 'vitest';
import { toShareEvent } from './videoSource.ts';

test('[7.15-02 7.15-03 7.15-04] a share in the player is that of a channel, of a news clip, or of a programme', () => {
  const source = { id: '1', title: '', src: '', poster: '', durationSeconds: 0, path: '/' };
  expect(toShareEvent({ ...source, isLive: true })).toBe('liveShare');
  expect(toShareEvent({ ...source, isNews: true })).toBe('contentShare');
  expect(toShareEvent(source)).toBe('programShare');
});
