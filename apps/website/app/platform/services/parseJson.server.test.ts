import { expect, test } from 'vitest';
import { parseJson } from './parseJson.server.ts';

const LONG = 300_000;
const nest = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth);

test('a long text that is nested deeply is not parsed: that would hold up all other requests', () => {
  expect(parseJson(nest(LONG))).toBeUndefined();
  expect(parseJson(`{"items": ${nest(101)}, "text": "${'ข'.repeat(LONG)}"}`)).toBeUndefined();
});

test.each([
  ['brackets in a string', ['[{'.repeat(LONG)]],
  ['escaped quotation marks and backslashes', ['"[\\"'.repeat(LONG), '\\', '[', '\\\\"']],
  ['many items beside each other', Array.from({ length: LONG }, () => [])],
  ['a hundred levels', JSON.parse(nest(100, `"${'ข'.repeat(LONG)}"`))],
])('a long text with %s is parsed', (_, value) => {
  expect(parseJson(JSON.stringify(value))).toEqual(value);
});

test.each(['', '{', '"a', `["${'ข'.repeat(LONG)}`, `["${'\\'.repeat(LONG)}"]x`])(
  'what is no JSON is undefined',
  (text) => {
    expect(parseJson(text)).toBeUndefined();
  },
);
