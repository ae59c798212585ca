import { expect, test } from 'vitest';
import { type FocusKind, toKeyAction } from './keyActions.ts';

const NO_MORE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const pressed = (code: string, focused: FocusKind = 'other', more: Partial<typeof NO_MORE> = {}) =>
  toKeyAction({ code, ...NO_MORE, ...more }, focused);

test.each([
  ['ArrowDown', 'next'],
  ['KeyJ', 'next'],
  ['ArrowUp', 'previous'],
  ['KeyK', 'previous'],
  ['Space', 'togglePlay'],
  ['KeyM', 'toggleMute'],
  ['KeyC', 'toggleCaptions'],
  ['ArrowRight', 'forward'],
  ['ArrowLeft', 'back'],
  ['KeyX', undefined],
])('the key %s has the action %s', (code, action) => {
  expect(pressed(code)).toBe(action);
});

test('keys that a focused button, slider or field handles itself have no action', () => {
  expect(pressed('Space', 'button')).toBeUndefined();
  expect(pressed('KeyJ', 'button')).toBe('next');
  expect(pressed('ArrowUp', 'slider')).toBeUndefined();
  expect(pressed('Space', 'slider')).toBe('togglePlay');
  expect(pressed('KeyJ', 'field')).toBeUndefined();
});

test('[WCAG 2.1.4] a letter has no action while nothing has the focus', () => {
  expect(pressed('KeyJ', 'nothing')).toBeUndefined();
  expect(pressed('KeyM', 'nothing')).toBeUndefined();
  expect(pressed('ArrowDown', 'nothing')).toBe('next');
  expect(pressed('Space', 'nothing')).toBe('togglePlay');
});

test.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])('a key with %s has no action', (key) => {
  expect(pressed('KeyJ', 'other', { [key]: true })).toBeUndefined();
});
