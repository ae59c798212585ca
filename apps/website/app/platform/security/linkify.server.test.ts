import { describe, expect, test } from 'vitest';
import { cleanArticleHtml } from './articleHtml.server.ts';
import { linkify } from './linkify.server.ts';
import { VECTORS } from './testArticleHtmlVectors.ts';

const link = (address: string) => `<a href="${address}" target="_blank" rel="noopener nofollow">${address}</a>`;

const withoutLinks = (html: string) =>
  html.replace(/<a href="(https?:\/\/[^\s"<>]+)" target="_blank" rel="noopener nofollow">\1<\/a>/gi, '$1');

test('[2.20-06] a bare address becomes a link in a new tab that is not followed', () => {
  expect(linkify('<p>ที่มา https://gov.example/a http://b.example</p>')).toBe(
    `<p>ที่มา ${link('https://gov.example/a')} ${link('http://b.example')}</p>`,
  );
});

test.each([
  'https://a.example',
  'http://a.example:8080/x/',
  'https://a.example/x_y-z.pdf?a=1#b',
  'https://a.example/%E0%B8%81+b~c!d$e,f;g=h@i:j*k',
  'https://a.example/?u=https://b.example/',
  'HTTPS://A.EXAMPLE/X',
  'http://192.0.2.1/',
  'https://a.example/w/Water_(river)',
  'https://a.example/(a(b))',
  'https://th.wikipedia.org/wiki/ประเทศไทย',
  'https://a.example/tag/น้ำ-ท่วม?q=ข่าว',
  'https://a.example?q=น้ำ+ท่วม#ข่าว',
  'https://ทดสอบ.ไทย/x',
  'https://www.ทดสอบ.ไทย/ข่าว',
  'http://ไทย.com',
  'https://th.wikipedia.org/wiki/พ.ศ._2569',
  'https://th.wikipedia.org/wiki/โควิด19ในไทย',
  'https://th.wikipedia.org/wiki/สามก๊ก_(ละคร)',
  'https://pt.wikipedia.org/wiki/São_Paulo',
  'https://bücher.example/京都',
])('[2.20-06] a whole address is linked: %s', (address) => {
  expect(linkify(`ดู ${address} ครับ`)).toBe(`ดู ${link(address)} ครับ`);
});

test.each([
  '<a href="/news/content/1">https://a.example</a>',
  '<a href="https://a.example/x" target="_blank" rel="noopener nofollow">ดูที่ <b><i>https://a.example/x</i></b></a>',
  '<img src="/images/a.webp" alt="https://a.example/x" />',
  '<iframe src="https://player.vimeo.com/video/1" title="https://a.example"></iframe>',
  '<iframe src="https://player.vimeo.com/video/1">https://a.example &lt;/iframe&gt;</iframe>',
  '<p>a&lt;b &amp; &quot;c&quot; &nbsp;<br />น้ำ<br></p>',
  'javascript:alert(1) data:text/html,x ftp://a.example mailto:a@b.example //a.example www.a.example',
  'xhttps://a.example https:a.example https:/a.example http:// https://... https://%',
  '',
])('[2.20-06] text without a bare address is unchanged: %j', (html) => {
  expect(linkify(html)).toBe(html);
});

test.each([
  ['.', 'https://a.example/x'],
  ['...', 'https://a.example/x'],
  [', และ', 'https://a.example/x/'],
  [';', 'https://a.example'],
  ['?!', 'https://a.example/?a=1'],
  [':', 'https://a.example:80'],
  ['**', 'https://a.example/x'],
  [')', 'https://a.example/x'],
  ['(', 'https://a.example/x'],
  [').', 'https://a.example/w/Water_(river)'],
  ['))', 'https://a.example/(a)'],
  [']', 'https://a.example/x'],
  ['ฯ', 'https://a.example/x'],
  ['ได้เลย', 'https://a.example/x'],
  ['ได้เลย', 'https://a.example/'],
  ['ได้เลย', 'https://a.example/x?a=1'],
  ['ได้เลย', 'https://a.example'],
  ['ได้เลย', 'https://a.example/wiki/São'],
  ['ได้เลย', 'https://ไทย.com'],
  ['(ภาพ)', 'https://a.example/wiki/ไทย'],
  ['”', 'https://a.example/x'],
  ['"', 'https://a.example/x'],
  ["'", 'https://a.example/x'],
  ['…', 'https://a.example/x'],
  ['​ต่อ', 'https://a.example/x'],
])('[2.20-06] characters after an address are not a part of the link: %s', (behind, address) => {
  expect(linkify(`<p>อ่านที่${address}${behind}</p>`)).toBe(`<p>อ่านที่${link(address)}${behind}</p>`);
});

test('[2.20-06] brackets around an address are not a part of the link', () => {
  expect(linkify('(https://a.example/x) [http://b.example]')).toBe(
    `(${link('https://a.example/x')}) [${link('http://b.example')}]`,
  );
});

test('[2.20-06] a link ends at a tag, and an address after a link is linked', () => {
  expect(linkify('https://a.example/<b>x</b><a href="/x">y</a>https://b.example')).toBe(
    `${link('https://a.example/')}<b>x</b><a href="/x">y</a>${link('https://b.example')}`,
  );
});

test('[2.20-06] an entity in an address is decoded once', () => {
  const linked = link('https://a.example/?a=1&amp;b=2');
  expect(linkify('<p>https://a.example/?a=1&amp;b=2</p>')).toBe(`<p>${linked}</p>`);
  expect(linkify('https://a.example/&amp;lt;b&amp;gt;')).toBe(`${link('https://a.example/&amp;lt;b&amp;gt')};`);
});

test.each([
  ['&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;', '"&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['"onmouseover="alert(1)', '"onmouseover="alert(1)'],
  ['&#34;onmouseover=&#34;alert(1)', '"onmouseover="alert(1)'],
  ["'onmouseover='alert(1)", "'onmouseover='alert(1)"],
  ['&#x27;x', "'x"],
  ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
  ['`x`', '`x`'],
  ['\\x', '\\x'],
  ['&#10;onclick=x', '\nonclick=x'],
  ['&#0;x', '\ufffdx'],
])('[2.20-06] characters after an address cannot break out of the link: %s', (behind, text) => {
  expect(linkify(`https://a.example/${behind}`)).toBe(link('https://a.example/') + text);
});

describe.each(Object.entries(VECTORS))('linkify adds only its own links to a %s', (_, vectors) => {
  test.each(vectors.map((vector) => [vector]))('%j', (vector) => {
    const article = `https://a.example/${vector} https://b.example/?x=${vector}`;
    const clean = cleanArticleHtml(`<p>${article}</p>${article}`);
    const linked = linkify(clean);
    expect(linked).not.toBe(clean);
    // apart from links in the form of linkify, nothing is new
    expect(withoutLinks(linked)).toBe(withoutLinks(clean));
    expect(linkify(linked)).toBe(linked);
  });
});

test.each([
  ['addresses', 'https://a.example '.repeat(20_000), `${link('https://a.example')} `.repeat(20_000)],
  ['addresses in one', `https://a.example/${'https://'.repeat(40_000)}`],
  ['brackets', `https://a.example/${'('.repeat(150_000)}${')'.repeat(150_000)}`],
  ['closing brackets', `https://a.example/${')'.repeat(300_000)}`, link('https://a.example/') + ')'.repeat(300_000)],
  ['dots', `https://a.example/${'.'.repeat(300_000)}`, link('https://a.example/') + '.'.repeat(300_000)],
  ['entities', `https://a.example/${'&amp;'.repeat(60_000)}`],
  ['names in Thai', `https://a.example/x/${'ก1.'.repeat(100_000)}ก`],
  ['digits after names', `https://a.example/x/ก${'1'.repeat(300_000)}x`],
  ['beginnings of addresses', 'http'.repeat(75_000), 'http'.repeat(75_000)],
  ['elements', '<b>https://a.example</b>'.repeat(12_000), `<b>${link('https://a.example')}</b>`.repeat(12_000)],
])('very many %s in a text are treated like a few', (_, html, linked = link(html)) => {
  // compared here, because showing the difference of such texts would take minutes
  expect(linkify(html) === linked).toBe(true);
});
