/** The action of a key in the feed. */
export type KeyAction = 'next' | 'previous' | 'togglePlay' | 'toggleMute' | 'toggleCaptions' | 'back' | 'forward';

const KEYS: Record<string, KeyAction> = {
  ArrowDown: 'next',
  PageDown: 'next',
  KeyJ: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  KeyK: 'previous',
  Space: 'togglePlay',
  KeyM: 'toggleMute',
  KeyC: 'toggleCaptions',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
};

/** The kind of element with the focus, which handles some keys itself. */
export type FocusKind = 'button' | 'slider' | 'field' | 'other';

const OWN: Record<FocusKind, RegExp> = {
  button: /^Space$/,
  slider: /^(Arrow|Page)/,
  field: /./,
  other: /^$/,
};

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key, by its position on the keyboard: a Thai layout has other letters there. */
export function toKeyAction(pressed: Pressed, focused: FocusKind): KeyAction | undefined {
  const { code, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (shiftKey || ctrlKey || metaKey || altKey || OWN[focused].test(code)) return undefined;
  return KEYS[code];
}

/** The kind of element with the focus; null in a dialog, where the feed ignores keys. */
export function findFocusKind(element: Element | null): FocusKind | null {
  if (!element) return 'other';
  if (element.closest('dialog')) return null;
  if (element.matches('input[type="range"]')) return 'slider';
  if (element.matches('input, textarea, select, [contenteditable]')) return 'field';
  return element.matches('button, summary') ? 'button' : 'other';
}
