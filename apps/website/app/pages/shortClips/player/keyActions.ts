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
export type FocusKind = 'button' | 'slider' | 'field' | 'nothing' | 'other';

const OWN: Record<FocusKind, RegExp> = {
  button: /^Space$/,
  slider: /^(Arrow|Page)/,
  field: /./,
  // letters work only while the focus is among the clips: speech input types them anywhere (WCAG 2.1.4)
  nothing: /^Key/,
  other: /^$/,
};

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key, by its position on the keyboard: a Thai layout has other letters there. */
export function toKeyAction(pressed: Pressed, focused: FocusKind): KeyAction | undefined {
  const { code, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (shiftKey || ctrlKey || metaKey || altKey || OWN[focused].test(code)) return undefined;
  return KEYS[code];
}

/** The kind of element with the focus; null in a dialog and outside of the main content, where the feed ignores keys. */
export function findFocusKind(element: Element | null): FocusKind | null {
  if (!element || element === document.body) return 'nothing';
  if (element.closest('dialog') || !element.closest('main')) return null;
  if (element.matches('input[type="range"]')) return 'slider';
  if (element.matches('input, textarea, select, [contenteditable]')) return 'field';
  return element.matches('button, summary') ? 'button' : 'other';
}
