import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { measureGrowth } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { readDemoArticles } from '../../../../packages/demo/src/articles.ts';
import { toNarrationLines } from './narrationLines.ts';

const LONG =
  'นางสาวพิมพ์ชนัน ธารนิเวศน์ หัวหน้าศูนย์พักพิง กล่าวว่า ศูนย์แห่งนี้รับผู้อพยพมากที่สุด 526 คน และยังมีที่ว่างอีกราวร้อยคน โดยโรงพยาบาลปากธารส่งทีมแพทย์ออกตรวจวันละสองรอบ ตั้งแต่วันที่ 8 สิงหาคม 2567 เป็นต้นมา';
const read = (body: string, title = '', lead = '') => toNarrationLines({ title, lead, body });
const letters = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

test('the lines of an article are its title, lead, paragraphs, headings and list items', () => {
  const body =
    '<p>ย่อหน้าแรกของข่าว</p><h2>หัวข้อย่อย</h2><ul><li>ข้อหนึ่ง</li><li>ข้อสอง</li></ul><blockquote>คำพูด</blockquote>';
  expect(read(body, ' น้ำท่วม\n วังคำ ', 'ความนำ')).toEqual([
    'น้ำท่วม วังคำ',
    'ความนำ',
    'ย่อหน้าแรกของข่าว',
    'หัวข้อย่อย',
    'ข้อหนึ่ง',
    'ข้อสอง',
    'คำพูด',
  ]);
  expect(read('<p>น้ำท่วมวังคำ</p><p>ข่าว</p>', 'น้ำท่วมวังคำ')).toEqual(['น้ำท่วมวังคำ', 'ข่าว']);
});

test('a headline with which the text begins is read once', () => {
  const headline = 'นายกรัฐมนตรีลงพื้นที่ติดตามสถานการณ์น้ำท่วม';
  expect(read(`<p>“${headline}” พร้อมคณะ</p>`, headline)).toEqual([`“${headline}” พร้อมคณะ`]);
  expect(read('<p>น้ำท่วมวังคำแล้ว</p>', 'น้ำท่วม'), 'a word is no repetition').toHaveLength(2);
});

test('a line ends inside no number, date or repetition, where anything else is possible', () => {
  const filler = 'โรงพยาบาล'.repeat(9);
  for (const tail of ['วันที่ 6 กันยายน 2568', 'วันละ 100 ล้านบาท', 'ปี 2568', 'ต่าง ๆ', 'พระเทพรัตนราชสุดา ฯ']) {
    const lines = read(`<p>${filler} ${tail}${filler.repeat(2)}</p>`);
    expect(letters(lines.join(''))).toBe(letters(`${filler}${tail}${filler.repeat(2)}`));
    expect(
      lines.filter((line) => line.includes(tail)),
      tail,
    ).toHaveLength(1);
  }
});

test('captions, tables, embeds, credits, links and hashtags are not read aloud', () => {
  const body = `<title>Microsoft Word - ข่าว.docx</title><p>ข่าว</p><figure><img alt="ภาพ"><figcaption>คำบรรยายภาพ</figcaption></figure><table><tr><td>12</td></tr></table>
    <iframe src="https://example.org">กรอบ</iframe><script>alert(1)</script><p>ภาพ : ศูนย์ข่าววังคำ</p><p>ที่มา: กรมทางหลวง</p>
    <p>อ่านข่าวเพิ่มเติม : น้ำท่วม</p><p>https://example.org/a?b=c</p><p>ข่าว@example.org</p><p>news@example.org</p><p>#น้ำท่วม #วังคำ</p><p>* * *</p>
    <p>……</p><p>ภาพรวมของสถานการณ์</p>`;
  expect(read(body)).toEqual(['ข่าว', 'ข่าว@example.org', 'ภาพรวมของสถานการณ์']);
});

test('a long sentence is split at pauses, and no name, number or date is split', () => {
  const lines = read(`<p>${LONG}</p>`);
  expect(lines.join(' ')).toBe(LONG);
  expect(lines).toEqual([
    'นางสาวพิมพ์ชนัน ธารนิเวศน์ หัวหน้าศูนย์พักพิง กล่าวว่า ศูนย์แห่งนี้รับผู้อพยพมากที่สุด 526 คน',
    'และยังมีที่ว่างอีกราวร้อยคน โดยโรงพยาบาลปากธารส่งทีมแพทย์ออกตรวจวันละสองรอบ',
    'ตั้งแต่วันที่ 8 สิงหาคม 2567 เป็นต้นมา',
  ]);
});

test('text without spaces is split between words, and a long paragraph is read to its end', () => {
  const words = 'โรงพยาบาล'.repeat(60);
  const lines = read(`<p>${words}</p>`);
  expect(lines.join('')).toBe(words);
  for (const line of lines) expect(line).toMatch(/^(?:โรงพยาบาล)+$/);
  const paragraph = 'น้ำท่วม '.repeat(1_000).trim();
  expect(letters(read(`<p>${paragraph}</p>`).join(''))).toBe(letters(paragraph));
});

test('no line of a demo article is longer than 110 characters', () => {
  for (const { title, abstract, body } of readDemoArticles()) {
    const lines = read(body.filter((block) => typeof block === 'string').join('\n'), title, abstract);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(110);
  }
});

test.each([' ', 'ก', 'ก ', '1', 'a@', '"', '<p>', '<figure>', 'นายก', 'โดย ', 'ก โดย ข ', '“ ก '])(
  '333,333 characters of %j become lines in linear time',
  async (part) => {
    const text = (length: number) => part.repeat(length / part.length);
    expect(await measureGrowth(part, text, 333_333, async (body) => read(body, body, body))).toBeUndefined();
  },
);

const REAL = join(import.meta.dirname, '../../../../../shared/data/thai-government-news.ndjson.gz');

test.skipIf(!existsSync(REAL))(
  'every paragraph of real news is read, and under 0.2 % of lines separate a number from its unit',
  () => {
    const articles = gunzipSync(readFileSync(REAL))
      .toString()
      .split('\n')
      .filter((line, index) => line && index % 100 === 0);
    let separated = 0;
    let all = 0;
    for (const article of articles) {
      const { title, paragraphs } = JSON.parse(article) as { title: string; paragraphs: string[] };
      const lines = read(
        paragraphs.map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join(''),
        title,
      );
      const text = letters(lines.join(''));
      for (const paragraph of paragraphs)
        if (!/https?:|#|@|^.{1,30}:/.test(paragraph)) expect(text).toContain(letters(paragraph));
      for (const [index, line] of lines.entries()) {
        expect(line.length).toBeLessThanOrEqual(110);
        all++;
        if (/\d$/.test(line) && /^(?:ล้าน|บาท|คน|ราย|แห่ง)/.test(lines[index + 1] ?? '')) separated++;
      }
    }
    expect(separated / all).toBeLessThan(0.002);
  },
);
