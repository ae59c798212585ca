import { expect, test } from 'vitest';
import { toCacheControl } from './cacheControl.ts';

const at = (path: string) => new URL(path, 'https://www.station.example');

test.each([
  '/',
  '/home',
  '/news/content/1',
  '/news/politics?page=2',
  '/home.data?_routes=root',
  '/home?utm_source=line',
])('[7.16-01] a page may be cached for a short time: %s', (path) => {
  expect(toCacheControl(200, at(path))).toBe(
    'public, max-age=20, stale-while-revalidate=60, s-maxage=10, stale-if-error=900',
  );
});

test.each([200, 301, 404, 500])(
  '[7.16-02 2.3-02] with page_content_url an answer of status %i may not be cached',
  (status) => {
    for (const query of ['page_content_url=https://pages.example/x', 'page_content_url', 'a=1&page_content_url='])
      expect(toCacheControl(status, at(`/home?${query}`))).toBe('no-cache, no-store, max-age=0, must-revalidate');
  },
);

test('a social card is immutable because its address has its revision; a redirect or 404 is not', () => {
  expect(toCacheControl(200, at('/social/content/1/a.jpg?t=1'))).toBe(
    'public, max-age=31536000, s-maxage=86400, immutable',
  );
  expect(toCacheControl(302, at('/social/content/1/0.jpg'))).toBe('no-store');
  expect(toCacheControl(404, at('/social/content/1/a.jpg'))).toBe('public, max-age=10');
});

test('status 404 and 410 are cached for ten seconds', () => {
  for (const status of [404, 410]) expect(toCacheControl(status, at('/nowhere'))).toBe('public, max-age=10');
});

test.each([
  '/news/content/preview?token=x',
  '/preview/dark',
  '/preview/light.data?token=x',
  '/NEWS/content/Preview?token=x',
  '/news//content/preview?token=x',
  '/preview//dark?token=x',
])('a preview, and a redirect to one, is never cached: %s', (path) => {
  for (const status of [200, 301, 403, 404, 503])
    expect(toCacheControl(status, at(path))).toBe('no-cache, no-store, max-age=0, must-revalidate');
});

test.each([202, 302, 400, 403, 405, 500, 502, 503, 504])('status %i is not cached', (status) => {
  expect(toCacheControl(status, at('/home'))).toBe('no-store');
});
