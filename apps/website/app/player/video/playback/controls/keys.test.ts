import { expect, test } from 'vitest';
import { type Action, toAction } from './keys.ts';

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const pressed = (code: string, keys: Partial<typeof NONE> = {}) => ({ ...NONE, ...keys, code });

test.each<[string, Action]>([
  ['Space', { type: 'togglePlay' }],
  ['KeyK', { type: 'togglePlay' }],
  ['KeyJ', { type: 'seekBy', seconds: -10 }],
  ['KeyL', { type: 'seekBy', seconds: 10 }],
  ['ArrowLeft', { type: 'seekBy', seconds: -5 }],
  ['ArrowRight', { type: 'seekBy', seconds: 5 }],
  ['ArrowUp', { type: 'volumeBy', share: 0.05 }],
  ['ArrowDown', { type: 'volumeBy', share: -0.05 }],
  ['KeyF', { type: 'toggleFullscreen' }],
  ['KeyM', { type: 'toggleMute' }],
  ['KeyC', { type: 'toggleCaptions' }],
  ['Home', { type: 'seekToShare', share: 0 }],
  ['End', { type: 'seekToShare', share: 1 }],
  ['Digit0', { type: 'seekToShare', share: 0 }],
  ['Numpad7', { type: 'seekToShare', share: 0.7 }],
])('the key %s has the action %j', (code, action) => {
  expect(toAction(pressed(code), 'other')).toEqual(action);
});

test('< and > change the speed', () => {
  expect(toAction(pressed('Period', { shiftKey: true }), 'other')).toEqual({ type: 'speedBy', steps: 1 });
  expect(toAction(pressed('Comma', { shiftKey: true }), 'button')).toEqual({ type: 'speedBy', steps: -1 });
  expect(toAction(pressed('Period'), 'other')).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('a key with %s has no action', (key) => {
  expect(toAction(pressed('KeyF', { [key]: true }), 'other')).toBeUndefined();
});

test('keys that a focused button, slider or field handles itself have no action', () => {
  expect(toAction(pressed('Space'), 'button')).toBeUndefined();
  expect(toAction(pressed('KeyK'), 'button')).toEqual({ type: 'togglePlay' });
  for (const code of ['ArrowLeft', 'ArrowUp', 'Home', 'End']) expect(toAction(pressed(code), 'slider')).toBeUndefined();
  expect(toAction(pressed('Space'), 'slider')).toEqual({ type: 'togglePlay' });
  for (const code of ['KeyK', 'Space', 'Digit3', 'ArrowUp', 'KeyF'])
    expect(toAction(pressed(code), 'field')).toBeUndefined();
});

test.each(['Tab', 'Enter', 'Escape', 'KeyQ', 'F5'])('the key %s has no action', (code) => {
  expect(toAction(pressed(code), 'other')).toBeUndefined();
});
