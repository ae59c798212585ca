/** What a key does in the feed. */
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

/** What has the focus: its own keys stay its own. */
export type FocusKind = 'button' | 'slider' | 'field' | 'other';

const OWN: Record<FocusKind, RegExp> = {
  button: /^Space$/,
  slider: /^(Arrow|Page)/,
  field: /./,
  other: /^$/,
};

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does, by where it is on the keyboard: a Thai one has other letters on it. */
export function toKeyAction(pressed: Pressed, focused: FocusKind): KeyAction | undefined {
  const { code, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (shiftKey || ctrlKey || metaKey || altKey || OWN[focused].test(code)) return undefined;
  return KEYS[code];
}

/** What kind of thing has the focus; null in a dialog, where the feed's keys do not count. */
export function findFocusKind(element: Element | null): FocusKind | null {
  if (!element) return 'other';
  if (element.closest('dialog')) return null;
  if (element.matches('input[type="range"]')) return 'slider';
  if (element.matches('input, textarea, select, [contenteditable]')) return 'field';
  return element.matches('button, summary') ? 'button' : 'other';
}
