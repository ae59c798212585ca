import { vi } from 'vitest';

/** Gives the test a browser with an empty store, for good and for its tab. Returns what is stored, by key. */
export function stubBrowserStore(): Map<string, string> {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage: store, sessionStorage: store });
  return stored;
}
