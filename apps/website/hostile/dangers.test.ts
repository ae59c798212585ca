import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listCalendarDangers, listHeaderDangers, listLeaks, listPageDangers, listXmlDangers } from './dangers.ts';

// the checks of the hostile tests must find these dangers

describe('listPageDangers', () => {
  test.each([
    '<script>alert(1)</script>',
    '<script src="https://evil.test/x.js"></script>',
    '<script src="/images/x"></script>',
    '<script type="application/ld+json">{"a": "</script><script>alert(1)</script>',
    '<script type="application/ld+json">{"a": </script>',
    '<p onclick="x()">',
    '<svg onload=x()>',
    '<p style="x">',
    '<a href="javascript:x()">',
    '<a href=" java&#9;script:x()">',
    '<a href="&#1;javascript:x()">',
    '<a href="data:text/html,x">',
    '<form action="https://evil.test">',
    '<form action="//evil.test">',
    '<button formaction="javascript:x()">',
    '<img src="https://evil.test/x.gif">',
    '<img src="/\\evil.test/x.gif">',
    '<img srcset="/a.webp, https://evil.test/x.gif 2x">',
    '<iframe src="https://evil.test">',
    '<iframe srcdoc="x">',
    '<iframe src="/home">',
    '<video poster="//evil.test">',
    '<object data="/x">',
    '<base href="/x">',
    '<meta http-equiv="refresh" content="0">',
    '<style>x</style>',
    '<p nonce="x">',
  ])('finds %s', (html) => {
    expect(listPageDangers(`<main>${html}</main>`, '')).not.toEqual([]);
  });

  test('accepts a page’s own scripts, its data and its links', () => {
    const hash = createHash('sha256').update('own()').digest('base64');
    const page =
      '<script>own()</script><script type="application/ld+json">{"@type":"NewsArticle"}</script><a href="/home">' +
      '<a href="https://gov.example"><a href="tel:1"><img src="/images/a.webp" srcset="/images/b.webp 2x"><form action="/search">' +
      '<script type="module" src="/assets/a-b1.js"></script>&lt;script&gt;alert(1)&lt;/script&gt;';
    expect(listPageDangers(page, `script-src 'self' 'sha256-${hash}'`)).toEqual([]);
  });
});

test('dangers of XML, calendars, headers and texts are found', () => {
  expect(listLeaks('TypeError at render (/srv/x.ts:1)')).not.toEqual([]);
  expect(listLeaks('{"key": "secret-of-the-search"}')).toEqual(['secret-of-the-search']);
  expect(listXmlDangers('<rss><title>x</title><script/></rss>', new Set(['rss', 'title']))).toEqual(['script']);
  expect(listXmlDangers('<rss>\u0000</rss>', new Set(['rss']))).toHaveLength(1);
  expect(listCalendarDangers('BEGIN:VEVENT\r\nATTACH:x\r\n  y', new Set(['BEGIN']))).toEqual(['ATTACH']);
  expect(listHeaderDangers(new Headers({ location: '//evil.test' }))).toHaveLength(1);
  expect(listHeaderDangers(new Headers({ location: '/home' }))).toEqual([]);
});
