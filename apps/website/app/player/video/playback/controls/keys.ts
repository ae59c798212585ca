/** The actions that a viewer can perform on the player. */
export type Action =
  | { type: 'togglePlay' | 'toggleMute' | 'toggleCaptions' | 'toggleFullscreen' }
  | { type: 'seekBy'; seconds: number }
  /** A share of the whole, or of what can be seen of a channel: 0 is the beginning, 1 the end or live. */
  | { type: 'seekToShare'; share: number }
  | { type: 'volumeBy'; share: number }
  | { type: 'speedBy'; steps: 1 | -1 };

const STEP_SECONDS = 5;
export const LEAP_SECONDS = 10;
const LOUDER = 0.05;

const KEYS: Record<string, Action> = {
  Space: { type: 'togglePlay' },
  KeyK: { type: 'togglePlay' },
  KeyJ: { type: 'seekBy', seconds: -LEAP_SECONDS },
  KeyL: { type: 'seekBy', seconds: LEAP_SECONDS },
  ArrowLeft: { type: 'seekBy', seconds: -STEP_SECONDS },
  ArrowRight: { type: 'seekBy', seconds: STEP_SECONDS },
  ArrowUp: { type: 'volumeBy', share: LOUDER },
  ArrowDown: { type: 'volumeBy', share: -LOUDER },
  KeyF: { type: 'toggleFullscreen' },
  KeyM: { type: 'toggleMute' },
  KeyC: { type: 'toggleCaptions' },
  Home: { type: 'seekToShare', share: 0 },
  End: { type: 'seekToShare', share: 1 },
};
const SHIFTED: Record<string, Action> = {
  Period: { type: 'speedBy', steps: 1 },
  Comma: { type: 'speedBy', steps: -1 },
};

/** The kind of the focused element, which keeps its own keys. */
export type FocusKind = 'button' | 'slider' | 'field' | 'other';
const OWN: Record<FocusKind, RegExp> = {
  button: /^Space$/,
  slider: /^(Arrow|Home|End)/,
  field: /./,
  other: /^$/,
};

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key, by its position on the keyboard, because a Thai keyboard has other letters. */
export function toAction(
  { code, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
  focused: FocusKind,
): Action | undefined {
  if (ctrlKey || metaKey || altKey || OWN[focused].test(code)) return undefined;
  if (shiftKey) return SHIFTED[code];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit ? { type: 'seekToShare', share: Number(digit) / 10 } : KEYS[code];
}
