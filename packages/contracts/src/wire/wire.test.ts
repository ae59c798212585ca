import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  count,
  flag,
  id,
  instant,
  listOf,
  parsePayload,
  required,
  text,
  toOptional,
  toSafeHref,
  toSideList,
  toSidePart,
} from './wire.ts';

test.each([
  ['a number', 502330, '502330'],
  ['zero', 0, '0'],
  ['digits', '502330', '502330'],
  ['a name', 'a1b2', 'a1b2'],
])('an id may be %s', (_, input, read) => {
  expect(id.parse(input)).toBe(read);
});

test.each([undefined, null, '', {}, [], true])('%j is no id', (input) => {
  expect(id.safeParse(input).success).toBe(false);
});

test.each([
  [undefined, ''],
  [null, ''],
  ['', ''],
  ['ข่าว', 'ข่าว'],
  [12, '12'],
])('the text %j becomes %j', (input, read) => {
  expect(text.parse(input)).toBe(read);
});

test('an optional field of another type counts as absent, and a check of the service hears of it', () => {
  const item = z.object({ id, text, count, flag, instant, part: toOptional(z.object({ text }), {}) });
  const wrong = { id: 7, text: [], count: {}, flag: [], instant: 1_795_884_214, part: [] };
  expect(item.parse(wrong)).toEqual({ id: '7', text: '', count: 0, flag: false, instant: null, part: { text: '' } });
  expect(parsePayload(item, wrong).dropped.map(({ item: dropped }) => dropped)).toEqual([[], {}, [], 1_795_884_214]);
  // an id, and a part of a page that is another thing, are errors
  expect(item.safeParse({ ...wrong, id: [] }).success).toBe(false);
  expect(item.safeParse({ ...wrong, part: 'x' }).success).toBe(false);
});

test('a part beside what a payload is about counts as absent, too, and a check of the service hears of it', () => {
  const item = z.object({ tags: toSideList(id), stat: toSidePart(toOptional(z.object({ count }), {})) });
  const absent = { tags: [], stat: { count: 0 } };
  for (const wrong of ['x', 7, true]) {
    const { parsed, dropped } = parsePayload(item, { tags: wrong, stat: wrong });
    expect([parsed.data, dropped.map(({ item: one }) => one)]).toEqual([absent, [wrong, wrong]]);
  }
  expect(item.parse({ tags: { 0: 7 }, stat: [7] })).toEqual(absent);
  expect(item.parse({})).toEqual(absent);
  expect(item.parse({ tags: [7, {}], stat: { count: 1 } })).toEqual({ tags: ['7'], stat: { count: 1 } });
});

test('half an emoji becomes a replacement character, so that it can be part of an address', () => {
  expect(text.parse('ยินดี \ud83d')).toBe('ยินดี \ufffd');
  expect(required.parse('\udc00ยินดี')).toBe('\ufffdยินดี');
  expect(id.parse('\ud83d')).toBe('\ufffd');
  expect(text.parse('ยินดี 🎉')).toBe('ยินดี 🎉');
});

test.each([undefined, null, '', ' \u00a0\n'])('a required text must not be %j', (input) => {
  expect(required.safeParse(input).success).toBe(false);
});

test.each([
  [undefined, 0],
  [null, 0],
  ['', 0],
  ['abc', 0],
  [-3, 0],
  ['-3', 0],
  [7, 7],
  ['7', 7],
])('the count %j becomes %j', (input, read) => {
  expect(count.parse(input)).toBe(read);
});

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  ['false', false],
  [false, false],
  ['true', true],
  [true, true],
  [0, false],
  ['0', false],
  [1, true],
  ['1', true],
])('the flag %j becomes %j', (input, read) => {
  expect(flag.parse(input)).toBe(read);
});

test.each([
  ['2026-02-18T15:28:35+07:00', Date.UTC(2026, 1, 18, 8, 28, 35)],
  ['2026-02-18T08:28:35Z', Date.UTC(2026, 1, 18, 8, 28, 35)],
  ['2026-02-18T08:28:35.123Z', Date.UTC(2026, 1, 18, 8, 28, 35, 123)],
  ['1965-06-01T20:00:00+07:00', Date.UTC(1965, 5, 1, 13)],
  ['2569-02-18T15:28:35+07:00', Date.UTC(2026, 1, 18, 8, 28, 35)],
  // 2567 is no leap year of the Common Era
  ['2567-02-29T07:00:00+07:00', Date.UTC(2024, 1, 29)],
])('the instant %s becomes milliseconds', (input, millis) => {
  expect(instant.parse(input)).toBe(millis);
});

test.each([
  undefined,
  null,
  '',
  '0001-01-01T00:00:00Z',
  '0001-01-01T07:00:00+07:00',
  '1970-01-01T00:00:00Z',
  'เมื่อวาน',
  '2026-99-99T00:00:00Z',
])('the instant %j becomes null', (input) => {
  expect(instant.parse(input)).toBeNull();
});

describe('a list', () => {
  const numbers = listOf(z.object({ n: z.number() }));

  test.each([undefined, null, '', []])('is empty for %j', (input) => {
    expect(numbers.parse(input)).toEqual([]);
  });

  test('omits an invalid item and keeps the others', () => {
    expect(numbers.parse([{ n: 1 }, { n: 'two' }, null, 'three', {}, [], { n: 4 }])).toEqual([{ n: 1 }, { n: 4 }]);
  });

  test('may be missing in its object', () => {
    expect(z.object({ items: numbers }).parse({})).toEqual({ items: [] });
  });

  test.each([{}, 'items', 7])('must not be %j', (input) => {
    expect(numbers.safeParse(input).success).toBe(false);
  });
});

test.each([undefined, null, ''])('a part that is %j becomes an empty part', (input) => {
  const part = toOptional(z.object({ name: text }), {});
  expect(part.parse(input)).toEqual({ name: '' });
  expect(z.object({ part }).parse({})).toEqual({ part: { name: '' } });
});

test.each([
  '/',
  '/news/content/502330',
  '/tags?q=น้ำท่วม#top',
  'https://news.example/1',
  'HTTP://news.example/1',
  'https://news.example:8443/ข่าว?a=1',
])('toSafeHref accepts %s', (url) => {
  expect(toSafeHref(url, 'fallback')).toBe(url);
});

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://news.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://news.example/',
  'blob:https://news.example/1',
  '//evil.test/',
  '///evil.test/',
  '/\\evil.test/',
  '\\\\evil.test/',
  '/\t/evil.test/',
  '/\n/evil.test/',
  '/\r\n//evil.test/',
  'https://',
  'https:evil.test',
  'https:\\\\evil.test',
  'https://news.example/1 2',
  'https://news.example/\njavascript:alert(1)',
  'news.example/1',
  'news/content/1',
  '?q=1',
  '#top',
])('toSafeHref replaces %j by the fallback', (url) => {
  expect(toSafeHref(url, 'fallback')).toBe('fallback');
});

test('of a list with a million invalid items some are read, and few are reported', () => {
  const many = Array.from({ length: 1_000_000 }, () => ({}));
  const { parsed, dropped } = parsePayload(listOf(z.object({ n: z.number() })), [{ n: 1 }, ...many]);
  expect(parsed.data).toEqual([{ n: 1 }]);
  expect(dropped).toHaveLength(19_999);
  expect(new Set(dropped).size).toBe(100);
});
