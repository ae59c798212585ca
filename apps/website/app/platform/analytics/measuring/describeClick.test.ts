import { MAX_ATTRIBUTE_LENGTH } from '@sala/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeClick } from './describeClick.ts';

const PAGE = new URL('https://sala.example/news?page=2');
type Data = Record<string, string>;

/** A link outside of any section of the page; it declares its own events. */
class TestLink extends URL {
  dataset: Data = {};
  closest(selector: string) {
    return /a\[href\]|\[data-event\]/.test(selector) ? this : null;
  }
}
const clickLink = (href: string, dataset: Data = {}) =>
  describeClick(Object.assign(new TestLink(href, PAGE), { dataset }) as unknown as Element);

beforeEach(() => {
  vi.stubGlobal('location', PAGE);
  vi.stubGlobal('HTMLAnchorElement', TestLink);
});

test('the query of a search is not sent, other queries are', () => {
  expect(clickLink('/search?q=x&page=2')?.attributes).toEqual({ linkTo: '/search', linkType: 'Internal' });
  expect(clickLink('/tags?q=x')?.attributes.linkTo).toBe('/tags?q=x');
});

test('a link to another place of the same page has no events', () => {
  expect(clickLink('#part', { event: 'clickMenu' })).toBeNull();
  expect(clickLink('/news?page=3#part')?.names).toEqual(['clickInternal']);
});

test('events whose names end in Link are those of links only', () => {
  const dataset = { event: 'clickMenu clickMenuLink' };
  const button = { dataset, closest: (selector: string) => (/button|data-event/.test(selector) ? button : null) };
  expect(describeClick(button as unknown as Element)?.names).toEqual(['clickMenu']);
  expect(clickLink('/live/tv', dataset)?.names).toEqual(['clickMenu', 'clickMenuLink', 'clickContent']);
});

test('[3.7-06] a click sends ten data attributes at most, cut to the lengths that the collector accepts', () => {
  const many = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [`${index}${'n'.repeat(50)}`, 'v'.repeat(201)]),
  );
  const { dataset } = clickLink('/news', { event: 'a', viewEvent: 'b', empty: '', ...many })?.attributes ?? {};
  expect(Object.entries(dataset ?? {})).toEqual(
    Array.from({ length: 10 }, (_, index) => [`${index}${'n'.repeat(49)}`, 'v'.repeat(MAX_ATTRIBUTE_LENGTH)]),
  );
});
