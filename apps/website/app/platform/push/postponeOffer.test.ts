import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowserStore } from '../localStore/testBrowserStore.ts';
import { isOfferPostponed, postponeOffer } from './postponeOffer.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21);

afterEach(() => vi.unstubAllGlobals());

test('the offer is not postponed at first', () => {
  stubBrowserStore();
  expect(isOfferPostponed(NOW)).toBe(false);
});

test('the offer is postponed for 30 days', () => {
  stubBrowserStore();
  postponeOffer(NOW);
  expect(isOfferPostponed(NOW)).toBe(true);
  expect(isOfferPostponed(NOW + 30 * DAY - 1)).toBe(true);
  expect(isOfferPostponed(NOW + 30 * DAY)).toBe(false);
});

test('an invalid stored value does not postpone the offer', () => {
  stubBrowserStore().set('notificationsPutOffUntil', 'yes');
  expect(isOfferPostponed(NOW)).toBe(false);
});

test('without storage the offer is postponed until the page is closed', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse } });
  postponeOffer(NOW);
  expect(isOfferPostponed(NOW)).toBe(true);
});
