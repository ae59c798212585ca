import { measureGrowth } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { cleanArticleHtml } from './articleHtml.server.ts';

test('paragraphs of a list in Word become a list, of numbers where they were numbered', () => {
  const item = (sign: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=TH>${text}</span></p>\n`;
  const [one, two] = [item('·', 'รายการที่หนึ่ง'), item('·', 'รายการที่สอง')];
  expect(cleanArticleHtml(`<p>มีดังนี้</p>${one}${two}<p>จบ</p>`)).toBe(
    '<p>มีดังนี้</p><ul><li>รายการที่หนึ่ง</li>\n<li>รายการที่สอง</li></ul><p>จบ</p>',
  );
  expect(cleanArticleHtml(item('๑.', 'หนึ่ง') + item('๒.', 'สอง'))).toBe('<ol><li>หนึ่ง</li>\n<li>สอง</li></ol>');
  expect(cleanArticleHtml('<ul><li data-word-item="1">ก</li></ul>')).toBe('<ul><li>ก</li></ul>');
  expect(cleanArticleHtml('<p><span data-word-sign="1">ก</span>ข</p>')).toBe('<p>กข</p>');
});

const SIGN = "<span style='mso-list:Ignore'>";
test.each([
  ['items', "<p style='mso-list:l0'>ก</p>"],
  ['signs without an item', SIGN],
  ['signs around spans', `${SIGN}<span>ก</span>`],
])('the time for many %s grows linearly', async (_, part) => {
  let times = 0;
  const clean = async (html: string) => cleanArticleHtml(`${++times}${html}`);
  const many = (length: number) => part.repeat(length / part.length);
  expect(await measureGrowth(part, many, 300_000, clean)).toBeUndefined();
});
