import { expect, test } from 'vitest';
import { toCanonicalPath } from './canonicalPath.ts';

test.each([
  ['/', '/', '/'],
  ['/home', '/home/', '/home'],
  ['/home', '/HOME', '/home'],
  ['/home', '//home', '/home'],
  ['/home', '/%68ome', '/home'],
  ['/news/content/:id', '/News/Content/AbC/', '/news/content/AbC'],
  ['/live/:channel?', '/Live', '/live'],
  ['/live/:channel?', '/LIVE/rian/', '/live/rian'],
  ['/search/suggestions', '/search/suggestions', '/search/suggestions'],
  ['*', '/No/Where/', '/No/Where/'],
])('the canonical path for the pattern %s of %s is %s', (pattern, path, canonical) => {
  expect(toCanonicalPath(pattern, path)).toBe(canonical);
});
