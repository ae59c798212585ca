import { expect, test } from 'vitest';
import { toBodyHtml, warnOfHidden } from './index.ts';

// as Word puts it on the clipboard, with changes tracked and a comment beside the text
const WORD = `<p class=MsoNormal>จับ <span class=msoDel><del cite="mailto:Malee" datetime="2026-11-30T09:00">นายสมชาย</del></span><span
class=msoIns><ins cite="mailto:Malee" datetime="2026-11-30T09:00">เยาวชนรายหนึ่ง</ins></span><span class=MsoCommentReference><span
style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[MS1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span></span></p>

<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1><![endif]>

<div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt><![endif]>

<p class=MsoCommentText><a href="#_msoanchor_1" class=msocomoff>[MS1]</a>อย่าลงชื่อ</p>

<![if !supportAnnotations]></div><![endif]></div>

</div>`;

test('toBodyHtml stores neither what Word tracks as deleted nor its comments', () => {
  const html = toBodyHtml(WORD);
  expect(html).toContain('เยาวชนรายหนึ่ง');
  expect(html).not.toMatch(/สมชาย|MS1|อย่าลงชื่อ|<hr/);
  expect(html.match(/<\/?(?:p|div)\b/g)).toEqual(['<p', '</p']);
});

test.each([
  ['<p>ก<span style="font-size:9pt;display: none;mso-hide:all">ข</span>ค</p>', '<p>กค</p>'],
  ['<p style="visibility:hidden">ก<p>ข</p>', '<p>ข</p>'],
  ['<ul><li hidden>ก<li>ข</ul>', '<ul><li>ข</ul>'],
  ['<div>ก<p style="display:none">ข<br>ค</div>ง', '<div>ก</div>ง'],
  ['<p>ก<img hidden src="a.webp">ข</p>', '<p>กข</p>'],
  ['<p>ก</p><div style="display:none"><p>ข</p>', '<p>ก</p>'],
  ['<p style="display:block">ก</p>', '<p style="display:block">ก</p>'],
])('toBodyHtml leaves out what is hidden in %j', (text, html) => {
  expect(toBodyHtml(text)).toBe(html);
});

test('warnOfHidden says what is left out, and nothing of signs without words', () => {
  expect(warnOfHidden(WORD)).toEqual([
    'Left out of the text, where it is hidden, deleted or a comment: “นายสมชาย”, “[MS1]”, “[MS1]อย่าลงชื่อ”.',
  ]);
  expect(warnOfHidden('<p>ก<span style="display:none">&nbsp;</span></p>')).toEqual([]);
});
