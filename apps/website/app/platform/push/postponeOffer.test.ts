import { afterEach, expect, test, vi } from 'vitest';
import { isOfferPostponed, postponeOffer } from './postponeOffer.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21);

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage that holds what is put into it. */
function stubStorage(stored = new Map<string, string>()) {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
}

test('who was never asked has not put it off', () => {
  stubStorage();
  expect(isOfferPostponed(NOW)).toBe(false);
});

test('who puts it off is left in peace for 30 days', () => {
  stubStorage();
  postponeOffer(NOW);
  expect(isOfferPostponed(NOW)).toBe(true);
  expect(isOfferPostponed(NOW + 30 * DAY - 1)).toBe(true);
  expect(isOfferPostponed(NOW + 30 * DAY)).toBe(false);
});

test('what somebody else wrote there puts nothing off', () => {
  stubStorage(new Map([['notificationsPutOffUntil', 'yes']]));
  expect(isOfferPostponed(NOW)).toBe(false);
});

test('a browser that stores nothing remembers it until the page is closed', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse } });
  postponeOffer(NOW);
  expect(isOfferPostponed(NOW)).toBe(true);
});
