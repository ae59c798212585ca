import { expect, test } from 'vitest';
import { ADDRESSES } from '../../app/routes.ts';
import { createPatternFinder } from '../routePattern.ts';
import { createPageAddresses } from './pageAddress.ts';

const { restoreParameters, toPageAddress } = createPageAddresses(
  createPatternFinder(ADDRESSES.flatMap(({ path }) => (path && path !== '*' ? [path] : []))),
);

const at = (path: string) => new URL(`http://site.example${path}`);

test.each([
  ['/home', '/home'],
  ['/home?', '/home'],
  ['/home?utm_source=line&utm_medium=push&fbclid=x&gclid=y&skip_consent_dialog=1', '/home'],
  ['/home?1&x=2&__proto__=3&Page=4', '/home'],
  ['/home?q=x&page=2&from=1', '/home'],
  ['/home?_routes=root', '/home'],
  ['/news/politics?page=2&utm_campaign=a', '/news/politics?page=2'],
  ['/news/politics?q=x&page=2', '/news/politics?page=2'],
  ['/news/politics.data?page=2&_routes=x', '/news/politics.data?_routes=x&page=2'],
  ['/news/content/7?page=2&list=p', '/news/content/7'],
  ['/program/catchup/7?list=p', '/program/catchup/7?list=p'],
  ['/a/b/c?page=2', '/a/b/c'],
  ['/search?sort=time&q=%E0%B8%82', '/search?q=%E0%B8%82&sort=time'],
  ['/search?q=ข', '/search?q=%E0%B8%82'],
  ['/search?q=a+b&q=c', '/search?q=a+b&q=c'],
  ['/home.data?_routes=root&utm_source=x', '/home.data?_routes=root'],
  ['//evil.example/x?page=1', '//evil.example/x'],
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
  ['/new', '?utm_source=line&from=2', '/new?utm_source=line'],
  ['/new?page=2#top', '?utm_source=line&x=%26', '/new?page=2&utm_source=line&x=%26#top'],
  // the page that has moved read it, and this one does not
  ['/new', '?page=2', '/new?page=2'],
])('a redirect to %s restores from %s the parameters that the cache key left out', (location, query, expected) => {
  expect(restoreParameters(location, at(`/old${query}`))).toBe(expected);
});
