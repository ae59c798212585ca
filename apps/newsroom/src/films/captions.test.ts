import { measureGrowth } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { listLateCaptions, listTallCaptions, parseCaptions, renderCaptionSegment } from './captions.ts';

const CUES = [
  { start: 3.5, end: 5.6, text: 'ฟ้าเพิ่งสว่าง' },
  { start: 61, end: 63, text: 'ตลาดก็คึกคัก\nแล้ว & <เรือ>' },
];

test.each([
  [
    'WebVTT',
    `\ufeffWEBVTT\r\n\r\nNOTE ผู้ทำ\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nfirst\r\n00:03.500 --> 00:05.600 line:80%\r\n<v ผู้ประกาศ>ฟ้าเพิ่งสว่าง</v>\r\n\r\n00:01:01.000 --> 00:01:03.000\r\nตลาดก็<i>คึกคัก</i>\r\nแล้ว &amp; &lt;เรือ&gt;\r\n`,
  ],
  [
    'SubRip',
    '1\n00:00:03,500 --> 00:00:05,600\n{\\an8}ฟ้าเพิ่งสว่าง\n\n\n2\n00:01:01,000 --> 00:01:03,000\nตลาดก็คึกคัก\nแล้ว & &lt;เรือ&gt;',
  ],
  [
    'TTML',
    `<?xml version="1.0"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="10"><body><div>
  <p begin="00:00:03:05" end="5.6s"><span>ฟ้าเพิ่งสว่าง</span></p>
  <p begin="00:01:01.0" dur="2s">ตลาดก็คึกคัก<br/>แล้ว &amp; &lt;เรือ&gt;</p>
</div></body></tt>`,
  ],
  [
    'TTML with a prefix for its namespace (EBU-TT-D)',
    `<tt:tt xmlns:tt="http://www.w3.org/ns/ttml"><tt:body><tt:div>
  <tt:p begin="00:00:03.500" end="00:00:05.600"><tt:span>ฟ้าเพิ่งสว่าง</tt:span></tt:p>
  <tt:p begin="00:01:01.000" end="00:01:03.000">ตลาดก็คึกคัก<tt:br/>แล้ว &amp; &lt;เรือ&gt;</tt:p>
</tt:div></tt:body></tt:tt>`,
  ],
  [
    'WebVTT without empty lines',
    'WEBVTT\n00:03.500 --> 00:05.600\nฟ้าเพิ่งสว่าง\n00:01:01.000 --> 00:01:03.000\nตลาดก็คึกคัก\nแล้ว &amp; &lt;เรือ&gt;',
  ],
  [
    'SubRip without empty lines',
    '1\n00:00:03,500 --> 00:00:05,600\nฟ้าเพิ่งสว่าง\n2\n00:01:01,000 --> 00:01:03,000\nตลาดก็คึกคัก\nแล้ว & &lt;เรือ&gt;',
  ],
])('%s is parsed, without its styles', (_, file) => {
  expect(parseCaptions(file)).toEqual(CUES);
});

test.each([
  ['WEBVTT\n\n00:00:05.000 --> 00:00:03.000\nก', 'Line 3: it ends before it begins.'],
  [
    '1\n00:00:05,000 --> 00:00:08,000\nก\n\n2\n00:00:04,000 --> 00:00:09,000\nข',
    'Line 6: it begins before the one above it.',
  ],
  ['1\nห้าวินาที\nก', 'Line 2: “ห้าวินาที” is no time such as 00:00:05.000 --> 00:00:08.000.'],
  ['สวัสดี', 'Line 1: “สวัสดี” is no time such as'],
  ['hello', 'Line 1: “hello” is no time such as'],
  ['7\n', 'Line 1: “7” is no time such as'],
  ['hello\nworld', 'Line 2: “world” is no time such as'],
  ['WEBVTT\n\n00:00.000 -> 00:01.000\nก', 'Line 3: “00:00.000 -> 00:01.000” is no time such as'],
  ['WEBVTT\n\nScene one\n00:00.000 -> 00:01.000\nก', 'Line 4: “00:00.000 -> 00:01.000” is no time such as'],
  ['7\n00:00:00,000 --> soon\nก', 'Line 2: “00:00:00,000 --> soon” is no time such as'],
  ['1\n00:00:05,000 --> 00:00:08,000\nก\n\nข ค\nง', 'Line 5: “ข ค” is no time such as'],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\nก\n00:07.000 --> soon', 'Line 5: “00:07.000 --> soon” is no time such as'],
  ['1\n00:00:05,000 --> 00:00:61,000\nก', 'Line 2: “00:00:05,000 --> 00:00:61,000” is no time such as'],
  ['', 'The captions have no line'],
  ['WEBVTT\n\n99:00:00.000 --> 99:00:01.000\nก', 'Line 3: it is later than the end of the longest film.'],
  ['<tt><body>\n<p begin="soon" end="1s">ก</p></body></tt>', 'Line 2: a <p> needs a begin and an end'],
  [
    '<tt><body>\n<p begin="1s" end="2s">ก</p>\n<p begin="2s" end="3s">ข',
    'Line 3: the file ends before the captions do.',
  ],
  ['<tt><body>\n<p begin="1s" end="2s">ก</p></body></t', 'Line 2: the file ends before the captions do.'],
  [`<tt><body>\n${'<div>'.repeat(100_000)}`, 'Line 2: the elements nest too deep.'],
])('parseCaptions rejects %j with the reason', (file, sentence) => {
  expect(() => parseCaptions(file)).toThrow(sentence);
});

test('what looks like another cue can be text: a number below the times, an arrow between words', () => {
  const file =
    'WEBVTT\n\nNOTE\n00:00.000 --> 00:01.000\nก\n\n00:01.000 --> 00:02.000\n10\n00:02.000 --> 00:03.000\nกรุง --> เหนือ';
  expect(parseCaptions(file).map(({ text }) => text)).toEqual(['10', 'กรุง --> เหนือ']);
});

test('a segment has the captions that are shown while it plays, with their markup escaped', () => {
  expect(renderCaptionSegment(CUES, 0)).toContain('\n00:00:03.500 --> 00:00:05.600\nฟ้าเพิ่งสว่าง\n');
  expect(renderCaptionSegment(CUES, 1)).toBe(renderCaptionSegment(CUES, 0));
  expect(renderCaptionSegment(CUES, 2)).toBe('WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n');
  expect(renderCaptionSegment(CUES, 15)).toContain('ตลาดก็คึกคัก\nแล้ว &amp; &lt;เรือ&gt;\n');
});

test('listTallCaptions lists the times of captions with more than two lines', () => {
  const at = (start: number, ...lines: string[]) => ({ start, end: start + 2, text: lines.join('\n') });
  const cues = [at(5, 'ก', 'ข', 'ค'), at(67, 'ก', 'ข'), at(3727, 'ก', 'ข', 'ค'), at(40_000, 'ก', 'ข', 'ค')];
  expect(listTallCaptions(cues)).toEqual(['0:05', '1:02:07', '11:06:40']);
});

test('listLateCaptions lists the times of captions that begin when the film is over', () => {
  const cues = [59, 60, 3727].map((start) => ({ start, end: start + 2, text: 'ก' }));
  expect(listLateCaptions(cues, 60)).toEqual(['1:00', '1:02:07']);
  expect(listLateCaptions(cues, 0)).toEqual([]);
});

test.each([
  ['tags that do not end', '00:01.000 --> 00:02.000\n', '<', '', 60_000],
  ['positions that do not end', '00:01.000 --> 00:02.000\n', '{\\', '', 60_000],
  ['paragraphs', '<tt>', '<p begin="1s" end="2s">a</p>\n', '</tt>', 400_000],
])('parsing many %s takes time in proportion to their number', async (name, start, unit, end, most) => {
  const file = (length: number) => start + unit.repeat(length / unit.length) + end;
  expect(await measureGrowth(name, file, most, async (text) => parseCaptions(text))).toBeUndefined();
});
