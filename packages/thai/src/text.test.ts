import { expect, test } from 'vitest';
import { cutText, isBeginning, toDescription, truncateText } from './text.ts';

test('[5-07 9.2-04] truncateText keeps 107 characters by default and appends three dots', () => {
  expect(truncateText('ก'.repeat(108))).toBe(`${'ก'.repeat(107)}...`);
  expect(truncateText('a'.repeat(5000))).toBe(`${'a'.repeat(107)}...`);
});

test('[5-07] truncateText appends nothing to a text that is not cut', () => {
  expect(truncateText('')).toBe('');
  expect(truncateText('ก'.repeat(106))).toBe('ก'.repeat(106));
  expect(truncateText('ก'.repeat(107))).toBe('ก'.repeat(107));
  expect(truncateText('abc', 3)).toBe('abc');
});

test('[5-07] truncateText accepts another length', () => {
  expect(truncateText('abcdef', 3)).toBe('abc...');
  expect(truncateText('abc', 0)).toBe('...');
});

test('[5-07] a character is a code point', () => {
  expect(truncateText('😀'.repeat(107))).toBe('😀'.repeat(107));
  expect(truncateText('😀'.repeat(108))).toBe(`${'😀'.repeat(107)}...`);
  expect(cutText('😀😀😀', 2)).toBe('😀😀');
  expect(cutText('😀เ', 2)).toBe('😀เ');
});

test.each<[string, number, string]>([
  ['ปี่ใน', 1, ''],
  ['ปี่ใน', 2, ''],
  ['ปี่ใน', 3, 'ปี่'],
  ['ญี่ปุ่น', 2, ''],
  ['ญี่ปุ่น', 3, 'ญี่'],
  ['ญี่ปุ่น', 4, 'ญี่'],
  ['ญี่ปุ่น', 5, 'ญี่'],
  ['ญี่ปุ่น', 6, 'ญี่ปุ่'],
  ['กฎหมาย', 1, 'ก'],
  ['กฎหมาย', 2, 'กฎ'],
  ['ฐูป', 1, ''],
  ['ฐูป', 2, 'ฐู'],
  ['น้ำท่วม', 1, ''],
  ['น้ำท่วม', 2, ''],
  ['น้ำท่วม', 3, 'น้ำ'],
  ['การเมือง', 1, ''],
  ['การเมือง', 4, 'การ'],
  ['ประจำปี', 2, 'ป'],
  ['ประจำปี', 4, 'ประ'],
  ['นายกฯ', 4, 'นาย'],
  ['พ.ศ. 2569', 7, 'พ.ศ. '],
  ['12345678901234567890', 17, '12345678901234567'],
  ['การเมือง', 5, 'การ'],
  ['การเมือง', 6, 'การเมื'],
  ['การเมือง', 7, 'การเมือ'],
  ['ก👨‍👩‍👧‍👦ข', 5, 'ก'],
  ['ก👨‍👩‍👧‍👦ข', 8, 'ก👨‍👩‍👧‍👦'],
  ['🇹🇭🇯🇵', 1, ''],
  ['🇹🇭🇯🇵', 2, '🇹🇭'],
  ['🇹🇭🇯🇵', 3, '🇹🇭'],
  ['👍🏽ดี', 1, ''],
  ['👍🏽ดี', 2, '👍🏽'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
])('[5-07] a text is not cut inside a cluster: %s at %d', (text, length, kept) => {
  expect(cutText(text, length)).toBe(kept);
  expect(truncateText(text, length)).toBe(`${kept}...`);
});

test('[5-07] at every length the text is cut after the longest run of whole clusters that ends with no leading vowel and before none that is written behind', () => {
  const text = 'ผู้ว่าฯ แจ้งเตือนน้ำท่วม 🇹🇭 เปิดโรงเรียนที่ญี่ปุ่น 👩‍🚒👍🏽 ใช้กฎหมายไม่ได้ ปี่ ฐู แก่ โต๊ะ 2569 คน';
  const clusters = Array.from(
    new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
  const starts = clusters
    .map((_, i) => clusters.slice(0, i + 1).join(''))
    .filter((start) => {
      const behind = text.slice(start.length);
      return !/[เแโใไ]$/.test(start) && !/^[ะาำฯ]/.test(behind) && !(/\d$/.test(start) && /^\d/.test(behind));
    });
  const total = [...text].length;
  for (let length = 0; length <= total + 1; length++) {
    const longest = starts.findLast((start) => [...start].length <= length) ?? '';
    expect(cutText(text, length)).toBe(longest);
    expect(truncateText(text, length)).toBe(length >= total ? text : `${longest}...`);
  }
});

test('a million marks on one letter are cut in under a second', () => {
  const start = performance.now();
  expect(truncateText(`ก${'\u0e49'.repeat(1_000_000)}`)).toBe('...');
  expect(performance.now() - start).toBeLessThan(1000);
});

test('[9.2-04] a description has 255 characters of the text without tags, and no dots', () => {
  expect(toDescription(`<p>${'ก'.repeat(300)}</p>`)).toBe('ก'.repeat(255));
  expect(toDescription(`<p>${'ก'.repeat(255)}</p>`)).toBe('ก'.repeat(255));
  expect(toDescription('<p>ฝน&nbsp;ตก <b>หนัก</b></p>\n<p>ทั่วประเทศ</p>')).toBe('ฝน ตก หนัก ทั่วประเทศ');
  expect(toDescription('')).toBe('');
});

test('[9.2-04] tags, entities and white space do not count toward the 255 characters', () => {
  const word = '<p class="lead">\n  <b>&amp;</b>&#3585;  </p>\n';
  expect(toDescription(word.repeat(200))).toBe('&ก '.repeat(85).trimEnd());
  expect(toDescription(`${'<br> '.repeat(2000)}จบ`)).toBe('จบ');
  expect(toDescription('<b>😀</b>'.repeat(300))).toBe('😀'.repeat(255));
});

test('[9.2-04] a description is not cut inside a cluster', () => {
  expect(toDescription(`${'ก'.repeat(254)}ปี่`)).toBe('ก'.repeat(254));
  expect(toDescription('ญี่ปุ่น', 4)).toBe('ญี่');
});

test.each([
  ['ฝนตกหนักทั่วประเทศ', true],
  ['ฝนตกหนัก…', true],
  ['ฝนตกหนักทั่ว ...', true],
  [' ฝนตกหนักทั่วประเทศ\nน้ำท่วม…', true],
  ['', true],
  ['ฝนตกหนักในภาคใต้', false],
  ['ฝนตกหนักทั่วประเทศ น้ำท่วมสามจังหวัด', false],
])('the lead “%s” is only the beginning of the article: %s', (lead, expected) => {
  expect(isBeginning(lead, '<p>ฝนตก<b>หนัก</b>ทั่วประเทศ</p>\n<p>น้ำท่วมแล้ว</p>')).toBe(expected);
});
