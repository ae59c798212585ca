import { expect, test } from 'vitest';
import { findContentType, toPageSection } from './pageSection.ts';

test.each([
  ['/', 'Home'],
  ['', 'Home'],
  ['/home', 'Home'],
  ['/home/', 'Home'],
  ['/program', 'Program'],
  ['/program/watch/a1', 'Program'],
  ['/news', 'News'],
  ['/news/content/1', 'News'],
  ['/now/content/1', 'Now'],
  ['/live', 'Live'],
  ['/live/online', 'Live'],
])('[2.19-01] the section of %j is %s', (path, section) => {
  expect(toPageSection(path)).toBe(section);
});

test.each([
  ['/ai-audio-news/playlists/x', 'ai-audio-news'],
  ['/search', 'search'],
  ['/programmes', 'programmes'],
  ['/newsroom/news', 'newsroom'],
  ['/constructor', 'constructor'],
  ['/__proto__/x', '__proto__'],
])('[2.19-01] the section of %s is its first segment: %s', (path, section) => {
  expect(toPageSection(path)).toBe(section);
});

test.each([
  ['/news/infographic', 'infographic'],
  ['/news/infographic/12', 'infographic'],
  ['/news/gallery', 'gallery'],
  ['/news/gallery/12', 'gallery'],
  ['/news/focus', 'focus'],
  ['/focus', 'focus'],
  ['/news/content/502330', 'content'],
  ['/news/content/502330/', 'content'],
  ['/now/content/1', 'content'],
  ['/preview/content', 'content'],
  ['/program/watch', 'watch'],
  ['/program/watch/a1', 'watch'],
  ['/watch/1', 'watch'],
  ['/program/playlists/p1/watch', 'watch'],
  ['/program/focus/episodes/7', 'episode'],
  ['/preview/episode', 'episode'],
  ['/program/stories/s1', 'stories'],
  ['/stories/1', 'stories'],
  ['/program/catchup/9', 'catchup'],
  ['/live', 'live'],
  ['/live/special', 'live'],
])('[2.19-02] the content type of %s is %s', (path, type) => {
  expect(findContentType(path)).toBe(type);
});

test.each([
  ...['/', '', '/home', '/news', '/news/politics', '/news/contents/1', '/now', '/search', '/content', '/livestock'],
  ...['/program', '/program/all', '/program/focus', '/program/live/2', '/program/x/watch', '/program/playlists/p1'],
])('[2.19-02] %j has none of the nine content types', (path) => {
  expect(findContentType(path)).toBeNull();
});
