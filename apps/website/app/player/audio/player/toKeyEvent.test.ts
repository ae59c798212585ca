import { expect, test } from 'vitest';
import { toKeyEvent } from './toKeyEvent.ts';

const EXPANDED = { isCollapsing: false, isReadingAlong: false };
const pressed = (code: string, tagName = 'BUTTON', state = EXPANDED, dataset = {}) =>
  toKeyEvent(code, { tagName, dataset }, state);

test('keys play, mute, seek and collapse', () => {
  expect(pressed('KeyK')).toEqual({ type: 'pressPlay' });
  expect(pressed('KeyM')).toEqual({ type: 'toggleMute' });
  expect(pressed('ArrowLeft')).toEqual({ type: 'seekBy', seconds: -10 });
  expect(pressed('ArrowRight')).toEqual({ type: 'seekBy', seconds: 10 });
  expect(pressed('Escape')).toEqual({ type: 'toggleCollapse' });
  expect(pressed('KeyX')).toBeUndefined();
});

test('keys that a focused button, slider or select handles itself have no event', () => {
  expect(pressed('Space', 'BUTTON')).toBeUndefined();
  expect(pressed('Space', 'INPUT')).toEqual({ type: 'pressPlay' });
  expect(pressed('ArrowLeft', 'INPUT', EXPANDED, { keepsArrows: '' })).toBeUndefined();
  expect(pressed('KeyK', 'SELECT')).toBeUndefined();
});

test('Escape does not collapse a player that is collapsed already or reading along', () => {
  expect(pressed('Escape', 'BUTTON', { ...EXPANDED, isCollapsing: true })).toBeUndefined();
  expect(pressed('Escape', 'BUTTON', { ...EXPANDED, isReadingAlong: true })).toBeUndefined();
});
