import { expect, test } from 'vitest';
import { warnOfUnseenElements } from './warnOfUnseenElements.ts';

const FILM = ': a film is the media: of an article.';

test.each([
  ['<video src="https://x.example/1.mp4"></video>', `Readers do not see the <video> in the text${FILM}`],
  [
    '<VIDEO controls><source src="https://x.example/1.mp4"></VIDEO>',
    `Readers do not see the <video> in the text${FILM}`,
  ],
  ['<audio src="/a.mp3"></audio>', 'Readers do not see the <audio> in the text.'],
  ['<object data="/a.pdf"></object>', `Readers do not see the <object> in the text${FILM}`],
  ['<embed src="/a.swf">', `Readers do not see the <embed> in the text${FILM}`],
  ['<svg><path d="M0 0"/></svg>', 'Readers do not see the <svg> in the text: a picture is an <img>.'],
  [
    '<blockquote cite="https://www.tiktok.com/1">ก</blockquote><script async src="https://www.tiktok.com/embed.js"></script>',
    'Readers do not see the <script> in the text: a player of www.youtube-nocookie.com, www.youtube.com, player.vimeo.com, embed.sala.example is an <iframe>.',
  ],
  ['<script>draw(1)</script>', expect.stringMatching(/^Readers do not see the <script> /)],
  [
    '<iframe src="https://x.example/1"></iframe>',
    'HOSTS.embed of the station does not name x.example: readers do not see its player.',
  ],
])('%s has one warning, however often it stands in a text', (html, sentence) => {
  expect(warnOfUnseenElements(`<p>ก</p>${html}<p>ข</p>${html}`)).toEqual([sentence]);
});

test.each([
  '<video></video><svg/><script> </script><p>ก</p>',
  '<p>&lt;video src="1"&gt;</p>',
  '<iframe src="https://player.vimeo.com/video/1"></iframe>',
  '<img src="a.webp"><b>ก</b><custom-box>ข</custom-box>',
])('%s has none', (html) => {
  expect(warnOfUnseenElements(html)).toEqual([]);
});

test('every element that is left out has its own warning', () => {
  const html = '<object data="1"><embed src="2"></object><video><svg><g/></svg></video>';
  const tags = warnOfUnseenElements(html).map((sentence) => /<(\w+)>/.exec(sentence)?.[1]);
  expect(tags).toEqual(['object', 'embed', 'video', 'svg']);
});
