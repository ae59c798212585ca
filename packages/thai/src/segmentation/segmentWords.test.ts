import { measureGrowth } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { segmentWords } from './segmentWords.ts';

const splitText = (text: string): string =>
  segmentWords(text)
    .map(({ segment }) => segment)
    .join('|');

test.each([
  'การ|กระตุ้น|เศรษฐกิจ',
  'การ|เตรียม|ความ|พร้อม',
  'การ|กระทำ|ความ|ผิด',
  'การ|กลับ|มา',
  'การ|กลั่น|แกล้ง',
  'ปี|กลับ|มา',
  'ส่ง|ผล|กระทบ',
  'จาก|บอคเซีย',
  'ประชุม|กาตาร์',
  'ชนกาธิเบศร|มหา',
  'จาก|ศรีลังกา',
  'มาตรการ|กระตุ้น|การ|ท่อง|เที่ยว',
])('%s is split so that each word ends where the next begins, even where a longer word would fit', (words) => {
  expect(splitText(words.replaceAll('|', ''))).toBe(words);
});

test.each(['กระตุ้นเศรษฐกิจ', 'เตรียมความพร้อม', 'กระทำความผิด', 'กลับเข้าประเทศ', 'กลุ่มเปราะบาง'])(
  '%s is split the same after any word',
  (phrase) => {
    const words = splitText(phrase);
    for (const before of ['การ', 'ความ', 'และ', 'ผล', 'จะ', 'ปี', 'ของ', 'ผู้', 'ที่'])
      expect(`|${splitText(before + phrase)}`).toContain(`|${words}`);
  },
);

test.each(['กระดึง', 'ฉันทานุมัติ', 'ฆาตกรรม', 'ดารา', 'ปฏิกูล'])(
  '%s, which is in ICU’s dictionary alone, is one word',
  (word) => {
    expect(splitText(`ของ${word}ที่`)).toBe(`ของ|${word}|ที่`);
  },
);

test.each(['วิป|สอง|ฝ่าย|เคาะ', 'หัก|ค่า|ใช้|จ่าย|จะ|นำ|ไป|ใช้|ใน', 'ห่ม|เขา|ด้วย|เงาไม้', 'เจ้า|พัชร|กิติยาภา'])(
  '%s is split into its words, although one of them is in no dictionary or all are rare',
  (words) => {
    expect(splitText(words.replaceAll('|', ''))).toBe(words);
  },
);

test.each(['สะพาน|อร|ทัย', 'เยียวยา|ล๊อต|แรก', 'ป้องกัน|ฮีตพ'])(
  '%s: ICU’s rest of a word and an unknown one is no word',
  (words) => {
    expect(splitText(words.replaceAll('|', ''))).toBe(words);
  },
);

test.each([
  ['ต่างๆ กรุงเทพฯ', 'ต่างๆ| |กรุงเทพฯ'],
  ['บ้าน ๆ ฯลฯ', 'บ้าน| |ๆ| |ฯลฯ'],
  ['พ.ร.บ.งบประมาณ', 'พ.ร.บ.|งบ|ประมาณ'],
  ['ในพ.ร.บ.นี้', 'ใน|พ.ร.บ.|นี้'],
  ['ก.ย.นี้', 'ก.ย.|นี้'],
  ['พล.ต.อ. และ น.ส.แพทองธาร', 'พล.ต.อ.| |และ| |น.ส.|แพทองธาร'],
  ['30บาทรักษาทุกที่', '30|บาท|รักษา|ทุก|ที่'],
  ['มาตรา๑๑๒ PM2.5', 'มาตรา|๑๑๒| |PM2.5'],
  ['“สุริยะ” ลั่น!', '“|สุริยะ|”| |ลั่น|!'],
  ['', ''],
])('signs, numbers and abbreviations of “%s” are split', (text, words) => {
  expect(splitText(text)).toBe(words);
});

test.each([
  'ะา่',
  'เ',
  'กเ แ',
  'เเ์',
  '😀ก็',
  'ๆๆ',
  '\u200bก\u200b',
  'ๅํ๎',
  'ฯ',
  'ก.ข.ค.ง.',
  'x'.repeat(3) + 'ก'.repeat(500),
])('the segments joined are the text: %s', (text) => {
  let end = 0;
  for (const { segment, index } of segmentWords(text)) {
    expect(index).toBe(end);
    expect(segment.length).toBeGreaterThan(0);
    end += segment.length;
  }
  expect(splitText(text).replaceAll('|', '')).toBe(text);
});

test('isWordLike is true for words and numbers alone', () => {
  const words = segmentWords('ฝน 5 มม. – ตก!').filter(({ isWordLike }) => isWordLike);
  expect(words.map(({ segment }) => segment)).toEqual(['ฝน', '5', 'มม', 'ตก']);
});

test.each(['ก', 'การก', 'เ', 'ก.', 'ๆ', 'ะ', 'การกระ1'])('%s, repeated, is split in linear time', async (piece) => {
  const text = (length: number) => piece.repeat(length / piece.length);
  expect(await measureGrowth(piece, text, 300_000, async (long) => segmentWords(long))).toBeUndefined();
});
