/**
 * Which strings of a payload somebody has got at: the texts that people write, the addresses, or all, the names of
 * things included.
 */
export type Poisoned = 'texts' | 'addresses' | 'everything';

const IS_ADDRESS = /^(https?:\/)?\//;
// a date, a colour, a key or a kind: what has no blank and no letter beyond ASCII
const IS_NAME = /^[\x21-\x7e]*$|^[\d\s:TZ+.-]+$/;

const REPLACED: Record<Poisoned, (text: string) => boolean> = {
  texts: (text) => !IS_ADDRESS.test(text) && !IS_NAME.test(text),
  addresses: (text) => IS_ADDRESS.test(text),
  everything: () => true,
};

/** A payload with its strings replaced by what `next` says. */
export function poison(payload: unknown, what: Poisoned, next: () => string): unknown {
  if (typeof payload === 'string') return REPLACED[what](payload) ? next() : payload;
  if (Array.isArray(payload)) return payload.map((one) => poison(one, what, next));
  if (payload === null || typeof payload !== 'object') return payload;
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, poison(value, what, next)]));
}
