/** Data about a reader are stored in the reader's browser only: for good, or until the tab is closed. */
export type BrowserStore = 'localStorage' | 'sessionStorage';

// where the browser stores nothing, or has no more room, a value lasts as long as the page
const memory = new Map<string, unknown>();

/** The value stored under a key; `otherwise` when there is none or it is invalid. */
export function readStored<Stored>(
  key: string,
  isValid: (value: unknown) => value is Stored,
  otherwise: Stored,
  store: BrowserStore = 'localStorage',
): Stored {
  try {
    const stored: unknown = memory.get(key) ?? JSON.parse(window[store].getItem(key) ?? 'null');
    return isValid(stored) ? stored : otherwise;
  } catch {
    return otherwise;
  }
}

/** Stores a value under a key; null deletes it. */
export function writeStored(key: string, value: unknown, store: BrowserStore = 'localStorage'): void {
  try {
    if (value === null) window[store].removeItem(key);
    else window[store].setItem(key, JSON.stringify(value));
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}
