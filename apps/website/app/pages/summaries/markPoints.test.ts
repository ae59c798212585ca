import { expect, test } from 'vitest';
import { markPoints } from './markPoints.ts';

test('a point is marked in the text, with an id to link to', () => {
  const { html, isMarked } = markPoints('<p>หนึ่ง สอง</p>\n<p>สาม สี่</p>', ['สาม', 'หนึ่ง สอง']);
  expect(html).toBe('<p><mark id="point-2">หนึ่ง สอง</mark></p>\n<p><mark id="point-1">สาม</mark> สี่</p>');
  expect(isMarked).toEqual([true, true]);
});

test('a point is marked across links, entities and any white space', () => {
  const { html } = markPoints('<p>A &amp; B  ว่า\n<a href="/x">“ฝน&quot;”</a> ตก</p>', ['A & B ว่า “ฝน"” ตก']);
  expect(html).toBe(
    '<p><mark id="point-1">A &amp; B  ว่า\n</mark><a href="/x"><mark>“ฝน&quot;”</mark></a><mark> ตก</mark></p>',
  );
});

test('a point that is not in the text is not marked, and no text is marked twice', () => {
  expect(markPoints('<p>หนึ่ง สอง</p>', ['สาม'])).toEqual({ html: '<p>หนึ่ง สอง</p>', isMarked: [false] });
  expect(markPoints('<p>หนึ่ง</p><p>สอง</p>', ['หนึ่งสอง']).isMarked).toEqual([false]);
  const { html, isMarked } = markPoints('<p>หนึ่ง สอง สาม</p>', ['หนึ่ง สอง', 'สอง สาม', 'หนึ่ง สอง']);
  expect(html).toBe('<p><mark id="point-1">หนึ่ง สอง</mark> สาม</p>');
  expect(isMarked).toEqual([true, false, false]);
});

test('attributes are not marked', () => {
  const html = '<p><img src="/a" alt="หนึ่ง" /></p><p>𝒂หนึ่ง</p>';
  expect(markPoints(html, ['หนึ่ง']).html).toBe(html.replace('𝒂หนึ่ง', '𝒂<mark id="point-1">หนึ่ง</mark>'));
});
