/** What the site knows of a reader stands in the reader's browser only: for good, or as long as the tab is open. */
export type BrowserStore = 'localStorage' | 'sessionStorage';

// a browser that keeps nothing, or has no more room, forgets it with the page
const memory = new Map<string, unknown>();

/** What is kept under a key, as far as it is what it should be. */
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

/** Keeps a value under a key; null forgets it. */
export function writeStored(key: string, value: unknown, store: BrowserStore = 'localStorage'): void {
  try {
    if (value === null) window[store].removeItem(key);
    else window[store].setItem(key, JSON.stringify(value));
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}
