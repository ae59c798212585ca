import { expect, test } from 'vitest';
import { storableLine, storableText } from './input.ts';
import { tidyLine, tidyTag, tidyText } from './tidy.ts';

test.each([
  '\u200b',
  ' \u200b\u200c\u200d\u2060\ufeff ',
  '\u00ad\u034f\u061c',
  '\u115f\u3164\uffa0',
  '\u2800',
  '\u00a0\u3000\n\t',
  '\ufe0f',
  '\u{e0020}\u{e007f}',
  '\u200e\u202e\u2066\u2069',
  '\ufff9\ufffb',
])('the text %j has no visible character and counts as empty', (text) => {
  expect([tidyText(text), tidyLine(text)]).toEqual(['', '']);
  expect(storableText(100).min(1).safeParse(text).success).toBe(false);
  expect(storableLine(100).min(1).safeParse(text).success).toBe(false);
  expect(storableText(100).parse(text)).toBe('');
});

test.each(['👨‍👩‍👧', '❤️', 'น้ำ\u200bท่วม', '\u200bน้ำ\u200b', 'นา\u200cม', 'ก', '่', '-', '1\u00ad0', '\u0600'])(
  'the text %j stays as it is',
  (text) => {
    expect([tidyText(text), tidyLine(text)]).toEqual([text, text]);
    expect([storableText(100).min(1).parse(text), storableLine(100).min(1).parse(text)]).toEqual([text, text]);
  },
);

test('a line loses its characters of direction, and a longer text keeps them', () => {
  const typed = ' \u202eข่าว\u202c \u2067ด่วน\u2069 ';
  expect([tidyLine(typed), storableLine(100).parse(typed)]).toEqual(['ข่าว ด่วน', 'ข่าว ด่วน']);
  expect([tidyText(typed), storableText(100).parse(typed)]).toEqual([typed.trim(), typed.trim()]);
});

test.each(['น้ำท่วม\u200b', '\u200bน้ำ\u200bท่วม', '#น้ำท่วม', 'น\u0e4d\u0e49\u0e32ท่วม', ' \ufeff# น้ำท่วม '])(
  'the tag %j is spelled as any other of its name',
  (typed) => {
    expect(tidyTag(typed)).toBe('น้ำท่วม');
  },
);
