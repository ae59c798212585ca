import { expect, test } from 'vitest';
import { foldThai, foldWithOrigins, removeTones } from './fold.ts';

test.each<[string, string, string]>([
  ['ำ in two parts', 'ทํา', 'ทำ'],
  ['ำ in two parts with a tone mark between', 'นํ้า', 'น้ำ'],
  ['ำ in two parts after its tone mark', 'น้ํา', 'น้ำ'],
  ['a tone mark after ำ', 'นำ้', 'น้ำ'],
  ['a tone mark twice', 'ที่่', 'ที่'],
  ['a tone mark twice around ำ', 'น้ำ้', 'น้ำ'],
  ['a tone mark before its vowel', 'ท่ีน้ี', 'ที่นี้'],
  ['a tone mark before the vowel below', 'ผู้', 'ผู้'],
  ['a silencer before its vowel', 'สิทธ์ิ', 'สิทธิ์'],
  ['แ as two เ', 'เเม่เเตง', 'แม่แตง'],
  ['zero-width spaces and joiners', 'น้ำ\u200bท่วม\u200cใหญ่\u200d\ufeff', 'น้ำท่วมใหญ่'],
  ['the joiners of headlines', 'เสีย\u200cชีวิต 3-\u20602', 'เสียชีวิต 3-2'],
  ['a zero-width space inside a syllable', 'น\u200bํ\u200b้า', 'น้ำ'],
  ['a soft hyphen', 'กรุง\u00adเทพ', 'กรุงเทพ'],
  ['ๆ', 'ต่าง ๆ นานา', 'ต่าง นานา'],
  ['ๆ without spaces', 'เร็วๆนี้', 'เร็ว นี้'],
  ['ฯ', 'กรุงเทพฯ', 'กรุงเทพ'],
  ['ฯ within a word', 'ฯพณฯ ท่าน', 'พณ ท่าน'],
  ['ฯลฯ', 'ข้าว ยาง ฯลฯ และอื่น', 'ข้าว ยาง และอื่น'],
  ['Thai digits', 'พ.ศ. ๒๕๖๘', 'พ.ศ. 2568'],
  ['Latin capitals', 'PM2.5 ของ WHO', 'pm2.5 ของ who'],
  ['Latin letters in two parts', 'Cafe\u0301', 'café'],
  ['wide letters, digits and signs', 'ＡＢＣ　２５．５％', 'abc 25.5%'],
  ['white space', '  ฝน\u00a0\n\tตก  ', 'ฝน ตก'],
  ['an empty text', '', ''],
])('foldThai folds %s', (_, written, folded) => {
  expect(foldThai(written)).toBe(folded);
});

test.each([
  'น้ำท่วมเชียงใหม่',
  'ปฏิบัติการ',
  'ญี่ปุ่น',
  'กฎหมาย',
  'เสื้อ',
  'ก็',
  'สิทธิ์',
  'พันธุ์',
  'เปี๊ยก',
  'โป๊ะ',
  'ฤๅษี',
  'ประชาชาติธุรกิจ',
  '👨‍👩‍👧'.replaceAll('\u200d', ''),
])('foldThai leaves %s unchanged', (text) => {
  expect(foldThai(text)).toBe(text);
});

const ODD = [
  'นํ้าาา  กๆๆ ฯลฯ  ทํ่่า เเม่\u200b',
  'ท\u200bํ\u200b้า ที่่ ท่ี ๒๕๖๘ É ก็็ ฯ',
  'ๆ ๆ',
  '\u0e49\u0e49',
  '👨‍👩‍👧‍👦 😀 \ud800',
  'เ\u200bเ',
  'Ｐ\u200bＭ２．５ Ａ\u0301',
  '',
];

test.each(ODD)('folding %j twice equals folding it once, also when it is repeated a thousand times', (text) => {
  expect(foldThai(foldThai(text))).toBe(foldThai(text));
  expect(foldThai(`${text}\n`.repeat(1000))).toBe(foldThai(foldThai(text).concat(' ').repeat(1000)));
});

test.each([...ODD, 'นายกฯ ลง“น้ํา”ท่วม', ' ก ', 'a\u0301b'])('foldWithOrigins folds %j as foldThai does', (text) => {
  const { text: folded, origins } = foldWithOrigins(text);
  expect(folded).toBe(foldThai(text));
  expect(origins).toHaveLength(folded.length + 1);
  expect(origins.toSorted((a, b) => a - b)).toEqual(origins);
});

test('origins map folded text to the original text', () => {
  const original = ' โครงการ  นํ้า\u200bดื่ม ๒๕๖๘ ฯ';
  const { text, origins } = foldWithOrigins(original);
  const originalOf = (part: string) => {
    const start = text.indexOf(part);
    return original.slice(origins[start], origins[start + part.length]);
  };
  expect(originalOf('โครงการ')).toBe('โครงการ');
  expect(originalOf('น้ำ')).toBe('นํ้า\u200b');
  expect(originalOf('ดื่ม')).toBe('ดื่ม');
  expect(originalOf('2568')).toBe('๒๕๖๘');
});

test.each([
  ['น้ำท่วม', 'นำทวม'],
  ['ค่าแรงขั้นต่ำ', 'คาแรงขันตำ'],
  ['แลนด์บริดจ์', 'แลนดบริดจ'],
  ['เป็น', 'เปน'],
  ['การเมือง', 'การเมือง'],
])('%s without tone marks is %s', (text, bare) => {
  expect(removeTones(text)).toBe(bare);
});
