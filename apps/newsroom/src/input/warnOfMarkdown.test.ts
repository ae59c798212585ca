import { expect, test } from 'vitest';
import { warnOfMarkdown } from './warnOfMarkdown.ts';

test.each([
  ['น้ำ**ล้น**ตลิ่ง', '**ล้น**'],
  ['อ่าน [ประกาศ](https://a.example/1)', '[ประกาศ](https://a.example/1)'],
  ['ก\n## หัวข้อ\nข', '## หัวข้อ'],
  ['ก\n\n```js\nข', '```js'],
  ['| ก | ข |\n|---|:-:|\n| 1 | 2 |', '|---|:-:|'],
])('the Markdown in %j is quoted in one warning', (text, quoted) => {
  const advice = 'Bold text is <b>, a link <a href="…">, a heading <h2>, a table <table>.';
  expect(warnOfMarkdown(`${text}\n${text}`)).toEqual([
    `Readers see “${quoted}” as it is typed: a text has no Markdown. ${advice}`,
  ]);
});

test.each([
  '---\ntags: #น้ำท่วม\ngallery: a.webp | ตลาด | ภาพ: ศาลา\n---\n- หนึ่ง\n- สอง',
  '#น้ำท่วม\n** หมายเหตุ ราคา 2*3*4 บาท [แก้ไข] (ที่มา: กรมชลประทาน)',
  '<a href="https://a.example/1">ประกาศ</a>',
])('%j has none', (text) => {
  expect(warnOfMarkdown(text)).toEqual([]);
});
