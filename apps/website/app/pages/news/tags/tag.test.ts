import { expect, test } from 'vitest';
import { parseTerm, toTagPath } from './tag.ts';

const parse = (query: string) => parseTerm(new URL(`https://www.example/tags${query}`));

test('parseTerm trims and normalizes the tag in ?q', () => {
  expect(parse('?q=%20%E0%B8%9D%E0%B8%B8%E0%B9%88%E0%B8%99+')).toBe('ฝุ่น');
  expect(parse('?q=e%CC%81')).toBe('é');
  expect(parse('')).toBe('');
  expect(parse('?q=')).toBe('');
});

test.each([`?q=${'ก'.repeat(201)}`, '?q=a%00b', '?q=a%0Ab', '?q=%1B[2J'])('parseTerm rejects %s', (query) => {
  expect(parse(query)).toBeNull();
});

test('parseTerm returns the tag that toTagPath encodes', () => {
  for (const term of ['ฝุ่น', 'PM2.5', 'a&b=c#d', '100%', '<script>']) expect(parse(toTagPath(term).slice(5))).toBe(term);
});
