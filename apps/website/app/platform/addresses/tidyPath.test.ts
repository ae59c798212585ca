import { expect, test } from 'vitest';
import { toTidyPath } from './tidyPath.ts';

test.each([
  ['/news/content/600201', '/news/content/600201'],
  ['/news/content/600201)', '/news/content/600201'],
  ['/news/content/600201%20', '/news/content/600201'],
  ['/news/content/600201).,%0A', '/news/content/600201'],
  ['/news/content/600201%E2%80%9D', '/news/content/600201'],
  ['/news//content/600201', '/news/content/600201'],
  ['//evil.example/x', '/evil.example/x'],
  ['/).', '/'],
  ['/news/content/600201...', '/news/content/600201'],
  ['/audio/player/7%2F..', '/audio/player/7%2F..'],
  ['/news/tags/%E0%B8%99%E0%B9%89%E0%B8%B3', '/news/tags/%E0%B8%99%E0%B9%89%E0%B8%B3'],
])('toTidyPath turns %s into %s', (path, tidy) => {
  expect(toTidyPath(path)).toBe(tidy);
});
