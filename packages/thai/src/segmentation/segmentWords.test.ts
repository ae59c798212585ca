import { expect, test } from 'vitest';
import { segmentWords } from './segmentWords.ts';

const parted = (text: string): string =>
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
])('%s: a word ends where the next begins, whatever longer word would fit', (words) => {
  expect(parted(words.replaceAll('|', ''))).toBe(words);
});

test.each(['กระตุ้นเศรษฐกิจ', 'เตรียมความพร้อม', 'กระทำความผิด', 'กลับเข้าประเทศ', 'กลุ่มเปราะบาง'])(
  'the words of %s are the same wherever it stands',
  (phrase) => {
    const words = parted(phrase);
    for (const before of ['การ', 'ความ', 'และ', 'ผล', 'จะ', 'ปี', 'ของ', 'ผู้', 'ที่'])
      expect(`|${parted(before + phrase)}`).toContain(`|${words}`);
  },
);

test.each(['กระดึง', 'ฉันทานุมัติ', 'ฆาตกรรม', 'ดารา', 'ปฏิกูล'])('%s is known to ICU alone', (word) => {
  expect(parted(`ของ${word}ที่`)).toBe(`ของ|${word}|ที่`);
});

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
])('signs, numbers and abbreviations of %s', (text, words) => {
  expect(parted(text)).toBe(words);
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
])('the pieces of any text are the text: %s', (text) => {
  let end = 0;
  for (const { segment, index } of segmentWords(text)) {
    expect(index).toBe(end);
    expect(segment.length).toBeGreaterThan(0);
    end += segment.length;
  }
  expect(parted(text).replaceAll('|', '')).toBe(text);
});

test('only words are like words', () => {
  const words = segmentWords('ฝน 5 มม. – ตก!').filter(({ isWordLike }) => isWordLike);
  expect(words.map(({ segment }) => segment)).toEqual(['ฝน', '5', 'มม', 'ตก']);
});

test('time is linear in the text', () => {
  const time = (text: string) => {
    const started = process.cpuUsage();
    segmentWords(text);
    return process.cpuUsage(started).user;
  };
  const hostile = ['ก', 'การก', 'เ', 'ก.', 'ๆ', 'ะ', 'การกระ1'];
  for (const piece of hostile) {
    time(piece.repeat(5000));
    const short = Math.max(2000, time(piece.repeat(20_000)));
    expect(time(piece.repeat(80_000)), piece).toBeLessThan(short * 16);
  }
});
