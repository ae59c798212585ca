import { measureGrowth } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { toPlainText } from './plainText.ts';

test.each<[string, string, string]>([
  ['block tags separate words', '<p>หนึ่ง</p><p>สอง</p>สาม<br>สี่<ul><li>ห้า</li></ul>', 'หนึ่ง สอง สาม สี่ ห้า'],
  ['inline tags do not separate words', 'น้ำ<b>ท่วม</b><A HREF="/x">ใหญ่</A>', 'น้ำท่วมใหญ่'],
  ['white space is collapsed', ' \n ก\t\r\n  ข\u00a0&nbsp; ค ', 'ก ข ค'],
  ['an empty paragraph is removed', '<p> </p><p>&nbsp;</p>', ''],
  ['a tag over several lines is removed', '<img\n  src="a.jpg"\n  alt="ข"\n>ก', 'ก'],
  ['> in a quoted value does not end the tag', '<img alt="ก > ข" title=\'"> \'>ค', 'ค'],
  ['a stray quote does not open a value', '<p class=a">ก</p><p ">ข</p>', 'ก ข'],
  ['comments are removed', 'ก<!-- <b>ข</b> > -->ค<!-->ง', 'กคง'],
  ['doctype and processing instructions are removed', '<!doctype html><?xml version="1.0"?>ก', 'ก'],
  [
    'scripts, styles, frames and templates are removed with their content',
    '<script>if (a<b) "</p>"</SCRIPT >ก<style>p>b{}</style>ข<iframe src="x">ค</iframe><template>ง</template>',
    'ก ข',
  ],
  ['a tag whose name begins with script keeps its content', '<scripty>ก</scripty>', 'ก'],
  ['a script ends at its own tag only', '<script>a</scripty>b</script>ก', 'ก'],
  ['a stray closing tag is removed', 'ก</script>ข', 'ก ข'],
  ['a bare < is text', '1 < 2 <3 <', '1 < 2 <3 <'],
  ['an unclosed tag removes the rest', 'ก<p class="x', 'ก'],
  ['an unclosed value removes the rest', 'ก<p class="x>ข</p>', 'ก'],
  ['an unclosed comment removes the rest', 'ก<!-- ข', 'ก'],
  ['an unclosed script removes the rest', 'ก<script>ข', 'ก'],
  [
    'named entities are decoded',
    '&lt;b&gt; &amp; &quot;ก&quot; &apos; &hellip; &ndash;&mdash; &lsquo;&rsquo;&ldquo;&rdquo;',
    `<b> & "ก" ' … –— ‘’“”`,
  ],
  ['numeric entities are decoded', '&#3585;&#x0E02;&#X0e03;&#128512;', 'กขฃ😀'],
  ['entities are decoded once', '&amp;lt;p&amp;gt;', '&lt;p&gt;'],
  [
    'invalid entities are unchanged',
    'A&B &unknown; &constructor; &amp &; &#; &#x;',
    'A&B &unknown; &constructor; &amp &; &#; &#x;',
  ],
  ['invalid code points become replacement characters', '&#0;&#xD800;&#x110000;&#9999999;', '\ufffd\ufffd\ufffd\ufffd'],
])('toPlainText: %s', (_what, html, text) => {
  expect(toPlainText(html)).toBe(text);
});

test('toPlainText stops soon after the requested length', () => {
  expect(toPlainText('<p>ก</p>'.repeat(1000), 10)).toBe('ก ก ก ก ก ก');
});

const MEGABYTE = 1_000_000;
test.each(
  [
    '<',
    '<a',
    '<a ',
    '<a b="',
    "<a b='>",
    '<!--',
    '<!-- -',
    '<!',
    '</',
    '<script>',
    '<script></script',
    '<style>a</style>',
    '<b>',
    '<p>',
    '=',
    ' ',
    '&',
    '&#',
    '&#x1',
    '&nbsp;',
    '&amp;',
    '<a\t',
    '<a =',
    'ก ',
  ].map((piece) => ({ piece })),
)('a megabyte of $piece takes linear time', async ({ piece }) => {
  const text = (length: number) => piece.repeat(length / piece.length);
  expect(await measureGrowth(piece, text, MEGABYTE, async (html) => toPlainText(html))).toBeUndefined();
});
