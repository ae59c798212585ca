import { expect, test } from 'vitest';
import { parseTerm, toTagPath } from './tag.ts';

const asked = (query: string) => parseTerm(new URL(`https://www.example/tags${query}`));

test('a tag is asked for by its name, however it is typed', () => {
  expect(asked('?q=%20%E0%B8%9D%E0%B8%B8%E0%B9%88%E0%B8%99+')).toBe('ฝุ่น');
  expect(asked('?q=e%CC%81')).toBe('é');
  expect(asked('')).toBe('');
  expect(asked('?q=')).toBe('');
});

test.each([`?q=${'ก'.repeat(201)}`, '?q=a%00b', '?q=a%0Ab', '?q=%1B[2J'])('%s asks for no tag', (query) => {
  expect(asked(query)).toBeNull();
});

test('the path of a tag leads back to the tag', () => {
  for (const term of ['ฝุ่น', 'PM2.5', 'a&b=c#d', '100%', '<script>']) expect(asked(toTagPath(term).slice(5))).toBe(term);
});
