import { expect, test } from 'vitest';
import { listSources, toBodyHtml } from './index.ts';

test.each([
  ['', ''],
  ['หนึ่ง\n\n \n\nสอง & สาม', '<p>หนึ่ง</p>\n<p>สอง &amp; สาม</p>'],
  ['หนึ่ง\nสอง\r\n  สาม\n', '<p>หนึ่ง</p>\n<p>สอง</p>\n<p>สาม</p>'],
  ['หนึ่ง\nยังหนึ่ง\n\nสอง', '<p>หนึ่ง\nยังหนึ่ง</p>\n<p>สอง</p>'],
  ['ต้องมี\n- บัตร &\n- ปากกา\nจบ', '<p>ต้องมี</p>\n<ul><li>บัตร &amp;</li><li>ปากกา</li></ul>\n<p>จบ</p>'],
  ['หนึ่ง\n\nต้องมี\n•\tบัตร\n\n •ปากกา\n\nสอง', '<p>หนึ่ง</p>\n<p>ต้องมี</p>\n<ul><li>บัตร</li><li>ปากกา</li></ul>\n<p>สอง</p>'],
  ['- หนึ่ง\n-5 องศา\n* สอง\n**หมายเหตุ', '<p>- หนึ่ง</p>\n<p>-5 องศา</p>\n<p>* สอง</p>\n<p>**หมายเหตุ</p>'],
  ['<กำลังอัปเดต> ข่าวด่วน\n\nสอง', '<p>&lt;กำลังอัปเดต&gt; ข่าวด่วน</p>\n<p>สอง</p>'],
  ['<update 10:30> 3 <5, a <b\n\nสอง', '<p>&lt;update 10:30&gt; 3 &lt;5, a &lt;b</p>\n<p>สอง</p>'],
])('toBodyHtml makes paragraphs of the plain text %j', (text, html) => {
  expect(toBodyHtml(text)).toBe(html);
});

test.each([
  ['มี <b>ตัวหนา</b> และ\n\n<a href="/news">ลิงก์</a>', '<p>มี <b>ตัวหนา</b> และ</p>\n\n<p><a href="/news">ลิงก์</a></p>'],
  ['หนึ่ง\n\n<h2>หัวข้อ</h2>\n\nสอง<br>สาม', '<p>หนึ่ง</p>\n\n<h2>หัวข้อ</h2>\n\n<p>สอง<br>สาม</p>'],
  ['<p>หนึ่ง</p>\n<p>สอง\n\n<i>สาม</i></p>', '<p>หนึ่ง</p>\n<p>สอง\n\n<i>สาม</i></p>'],
  ['<b>ต้องมี</b>\n- บัตร\n- ปากกา', '<p><b>ต้องมี</b></p>\n\n<ul><li>บัตร</li><li>ปากกา</li></ul>'],
  ['<div>หนึ่ง</div><div>สอง</div>', '<div>หนึ่ง</div><div>สอง</div>'],
  ['หนึ่ง\n\n<img alt="a < b" src="/media/dam.webp">', '<p>หนึ่ง</p>\n\n<p><img alt="a < b" src="/media/dam.webp"></p>'],
])('toBodyHtml makes paragraphs at blank lines of the HTML %j, and leaves its own result unchanged', (text, html) => {
  expect(toBodyHtml(text)).toBe(html);
  expect(toBodyHtml(html)).toBe(html);
});

test.each([
  ['<img src="dam.webp">', '<img src="/media/dam.webp">'],
  [`<IMG alt='"ก" < ข' src=dam.webp />`, '<img alt="&quot;ก&quot; &lt; ข" src="/media/dam.webp">'],
  [`<img src='/media/dam.webp'>`, '<img src="/media/dam.webp">'],
  ['<img src="/media/dam.webp" alt="" />', '<img src="/media/dam.webp" alt="" />'],
  ['<img src="https://media.example/a.jpg">', '<img src="https://media.example/a.jpg">'],
  ['<!-- <img src="dam.webp"> -->', '<!-- <img src="dam.webp"> -->'],
])('toBodyHtml gives a picture with a bare file name its path: %s', (tag, stored) => {
  expect(toBodyHtml(`<figure>${tag}</figure>`)).toBe(`<figure>${stored}</figure>`);
});

test('listSources finds addresses in any quotes', () => {
  const html = `<img src="a.webp"><img src='b.webp'><img alt="x > y" src=c.webp><iframe src='https://a.example/&amp;x'></iframe>`;
  expect(listSources(html, 'img')).toEqual(['a.webp', 'b.webp', 'c.webp']);
  expect(listSources(html, 'iframe')).toEqual(['https://a.example/&x']);
});
