import { expect, test } from 'vitest';
import { warnOfBareAddresses } from './warnOfBareAddresses.ts';

const warning = (address: string) => [
  `Readers cannot tap ${address}, which is text: write <a href="${address}">what is there</a>.`,
];

test.each([
  ['<p>https://x.com/sala/status/1</p>', 'https://x.com/sala/status/1'],
  ['<p>อ่านต่อ https://a.example/?a=1&amp;b=2 หรือ https://b.example/</p>', 'https://a.example/?a=1&b=2'],
  ['<a href="/news">ข่าว</a> “https://a.example/”', 'https://a.example/'],
])('the first address of %s that is no link has a warning', (html, address) => {
  expect(warnOfBareAddresses(html)).toEqual(warning(address));
});

test.each([
  '<p>ข่าว</p>',
  '<p><a href="https://a.example/">https://a.example/</a></p>',
  '<p>https://youtu.be/dQw4w9WgXcQ</p>',
  '<iframe src="https://player.vimeo.com/video/1"></iframe><img src="https://a.example/1.webp">',
])('%s has none', (html) => {
  expect(warnOfBareAddresses(html)).toEqual([]);
});
