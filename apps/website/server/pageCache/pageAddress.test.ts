import { expect, test } from 'vitest';
import { restoreParameters, toPageAddress } from './pageAddress.ts';

const at = (path: string) => new URL(`http://site.example${path}`);

test.each([
  ['/home', '/home'],
  ['/home?', '/home'],
  ['/home?utm_source=line&utm_medium=push&fbclid=x&gclid=y&skip_consent_dialog=1', '/home'],
  ['/home?1&x=2&__proto__=3&Page=4', '/home'],
  ['/news/politics?page=2&utm_campaign=a', '/news/politics?page=2'],
  ['/search?sort=time&q=%E0%B8%82', '/search?q=%E0%B8%82&sort=time'],
  ['/search?q=ข', '/search?q=%E0%B8%82'],
  ['/search?q=a+b&q=c', '/search?q=a+b&q=c'],
  ['/home.data?_routes=root&utm_source=x', '/home.data?_routes=root'],
  ['//evil.example/x?page=1', '//evil.example/x?page=1'],
  ['/a/../home', '/home'],
])('%s is cached as %s', (path, cached) => {
  expect(toPageAddress(at(path))).toBe(cached);
  // a normalized address does not change, because the cache is first asked with the address of the request
  expect(toPageAddress(at(cached))).toBe(cached);
});

test.each([
  '/home?page_content_url=https://x.example',
  '/home.data?_routes=root&page_content_url',
  '/preview/dark',
  '/preview/content.data?token=x',
  '/news/content/preview?token=x',
])('[2.3-02 7.16-02] %s is never cached', (path) => {
  expect(toPageAddress(at(path))).toBeNull();
});

test.each([
  ['/new', '', '/new'],
  ['/new', '?utm_source=line&page=2', '/new?utm_source=line'],
  ['/new?page=2#top', '?utm_source=line&x=%26', '/new?page=2&utm_source=line&x=%26#top'],
])('a redirect to %s restores from %s the parameters that the cache key left out', (location, query, expected) => {
  expect(restoreParameters(location, at(`/old${query}`))).toBe(expected);
});
