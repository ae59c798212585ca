import { expect, test } from 'vitest';
import { findRepeatedField } from './findRepeatedField.ts';

test.each([
  ['{"title": "ก",\n "title": "ข"}', { field: 'title', line: 2 }],
  ['{"a": {"b": 1}, "c": [{"b": 1,\n\n"\\u0062" :2}]}', { field: 'b', line: 3 }],
])('a field that stands twice in an object is found in %j', (json, found) => {
  expect(findRepeatedField(json)).toEqual(found);
});

test.each([
  '{"title": "title", "a": [{"title": 1}, {"title": 2}], "b": {"title": "{\\"a\\": 1}"}}',
  '["title", "title"]',
  '"{"',
])('%j has none', (json) => {
  expect(findRepeatedField(json)).toBeUndefined();
});

test('a long text is no long work', () => {
  const text = JSON.stringify({ text: '\\"a": '.repeat(300_000) });
  expect(findRepeatedField(text)).toBeUndefined();
});
