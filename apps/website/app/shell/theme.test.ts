import { describe, expect, test } from 'vitest';
import { findNavbar, findTheme, type Theme } from './theme.ts';

test.each([
  '/program',
  '/program/all/kids',
  '/live',
  '/live/online',
  '/watch-preview',
  '/preview/dark',
  '/watch/program/1',
  '/a/live',
])('[2.5-01] %s has the dark theme', (pathname) => {
  expect(findTheme(pathname)).toBe('dark');
});

test.each([
  '/',
  '/home',
  '/news',
  '/news/content/1',
  '/preview/light',
  '/preview/content',
  '/watch',
  '/dark',
  '/search',
  '/LIVE',
])('[2.5-01 4.7-02] %s has the light theme', (pathname) => {
  expect(findTheme(pathname)).toBe('light');
});

describe('the navbar', () => {
  const cases: [string, Theme][] = [
    ['/live', 'dark'],
    ['/live/online', 'light'],
    ['/preview/dark', 'light'],
    ['/news', 'dark'],
    ['/news/content/1', 'dark'],
    ['/home', 'dark'],
  ];
  test.each(cases)('[2.5-04] of %s in the %s theme is full-width, 1920 px, with a shadow', (pathname, theme) => {
    expect(findNavbar(pathname, theme)).toMatchObject({ width: 1920, hasShadow: true });
  });

  test.each<[string, Theme]>([
    ['/program', 'dark'],
    ['/program/all', 'dark'],
    ['/program', 'light'],
  ])('[2.5-04] of %s in the %s theme has no shadow', (pathname, theme) => {
    expect(findNavbar(pathname, theme)).toMatchObject({ width: 1920, hasShadow: false });
  });

  test('[2.5-05] of an article is 1440 px', () => {
    expect(findNavbar('/news/content/1', 'light')).toMatchObject({ width: 1440, hasShadow: true });
  });

  test.each([
    ['/home', 1380],
    ['/', 1380],
    ['/news', 1200],
    ['/news/politics', 1200],
    ['/home/more', 1200],
    ['/news-content', 1200],
  ])('[2.5-06] of %s is %i px', (pathname, width) => {
    expect(findNavbar(pathname, 'light')).toMatchObject({ width, hasShadow: true });
  });
});
