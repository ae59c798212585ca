/**
 * Which strings of a payload an attacker has changed: the texts that people write, the addresses, or all, including
 * names.
 */
export type Poisoned = 'texts' | 'addresses' | 'everything';

const IS_ADDRESS = /^(https?:\/)?\//;
// a date, a colour, a key or a kind: strings without spaces and non-ASCII letters
const IS_NAME = /^[\x21-\x7e]*$|^[\d\s:TZ+.-]+$/;

const REPLACED: Record<Poisoned, (text: string) => boolean> = {
  texts: (text) => !IS_ADDRESS.test(text) && !IS_NAME.test(text),
  addresses: (text) => IS_ADDRESS.test(text),
  everything: () => true,
};

/** A payload with its strings replaced by those of `next`. */
export function poison(payload: unknown, what: Poisoned, next: () => string): unknown {
  if (typeof payload === 'string') return REPLACED[what](payload) ? next() : payload;
  if (Array.isArray(payload)) return payload.map((one) => poison(one, what, next));
  if (payload === null || typeof payload !== 'object') return payload;
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, poison(value, what, next)]));
}
