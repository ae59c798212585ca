import { expect, test } from 'vitest';
import { ADDRESSES } from '../app/routes.ts';
import { createPatternFinder, listPatterns } from './routePattern.ts';

const patterns = ADDRESSES.flatMap(({ path }) => (path && path !== '*' ? [path] : []));
const patternOf = createPatternFinder(patterns);

test.each(patterns)('an address of the route %s has its pattern', (pattern) => {
  const address = pattern.replace(/:(\w+)\??/g, '$1-7');
  expect(patternOf(address)).toBe(pattern);
});

test.each([
  ['/', '/'],
  ['/news/politics', '/news/:slug'],
  ['/news/content/preview', '/news/content/preview'],
  ['/news/category/world', '/news/category/world'],
  ['/news/category/other', 'none'],
  ['/live', '/live/:channel?'],
  ['/live/tv', '/live/:channel?'],
  ['/live/vertical', '/live/vertical'],
  ['/program/catchup/12', '/program/catchup/:id'],
  ['/program/a/b', '/program/:programKey/:seasonKey'],
  ['/home.data', '/home'],
  ['/_root.data', '/'],
  ['/assets/app-a1b2.js', '/assets/*'],
  ['/images/_/rs:fit:96/x.webp', '/images/*'],
  ['/wp-admin/setup.php', 'none'],
  ['/a/b/c/d/e/f', 'none'],
  ['/__proto__/constructor/x', 'none'],
])('%s has the pattern %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test('the patterns of a build are its pages without the catch-all route', () => {
  const route = (path: string) => ({ id: path, path, module: {} as never });
  const routes = { root: route(''), home: route('/home'), none: route('*') };
  expect(listPatterns({ routes })).toEqual(['/home']);
});
