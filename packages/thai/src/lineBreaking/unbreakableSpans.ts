/** A span of a text that must stay on one line: from its first UTF-16 unit to the end of its last. */
export type Span = [start: number, end: number];

const DIGITS = '[0-9๐-๙]+(?:[.,:/][0-9๐-๙]+)*';
const NUMBER = `${DIGITS}(?:\\s?(?:[-–—]|ต่อ|ใน)\\s?${DIGITS})*%?`;
const SCALE = '(?:แสน|หมื่น|พัน|ร้อย)?(?:ล้านล้าน|ล้าน|แสน|หมื่น|พัน)';
/** Words that the number after them completes: วันที่ 5, ร้อยละ 82. */
const BEFORE = [
  ...[
    'ร้อยละ',
    'วันที่',
    'ครั้งที่',
    'ฉบับที่',
    'คนที่',
    'อันดับที่?',
    'รอบที่',
    'ลำดับที่',
    'ที่',
    'ข้อ',
    'มาตรา',
    'ม\\.',
    'พ\\.ศ\\.',
    'ค\\.ศ\\.',
  ],
  ...['ปี', 'อายุ', 'วัย', 'ขนาด', 'เบอร์', 'หมายเลข', 'เวลา', 'หมู่', 'ระดับ', 'ชั้น', 'เลข', 'เขต', 'ต่อ', 'เหลือ', 'เกรด'],
].join('|');
/** Counted nouns that a phrase may end with, where the number is a name: ปี 2569 ends there, อายุ 35 ปี goes on. */
const UNITS = 'ปี|เดือน|วัน|บาท|ดอลลาร์|คน|ครัวเรือน|เสียง|ไร่|ตัน|น\\.|นาฬิกา|โมง|ทุ่ม|จุด';
/** Words that a count follows: ใน 18 นาที, คนละ 50 บาท, กว่า 126 ล้านบาท. */
const BEFORE_COUNT = 'ภายใน|ใน|ละ|กว่า|เกิน|เกือบ|ราว|อีก|แค่|เพียง|ครบ|ทั้ง|รวม';
const COUNTED = '[ก-๎]';
const MONTHS =
  'ม\\.ค\\.|ก\\.พ\\.|มี\\.ค\\.|เม\\.ย\\.|พ\\.ค\\.|มิ\\.ย\\.|ก\\.ค\\.|ส\\.ค\\.|ก\\.ย\\.|ต\\.ค\\.|พ\\.ย\\.|ธ\\.ค\\.|[ก-์]{2,8}(?:าคม|ายน|าพันธ์)';

/**
 * A date; what stands before a number and makes it one of something; a count, up to where what is counted begins; a
 * name with its number.
 */
const NUMBERED = new RegExp(
  [
    `(?:วันที่\\s?)?${DIGITS}\\s(?:${MONTHS})(?:\\s?${DIGITS})?`,
    `(?:${MONTHS})\\s?${DIGITS}`,
    '(?<!โจม)ตี\\s?[1-5](?![0-9])',
    `(?:${BEFORE})\\s?${NUMBER}(?:\\s?(?:${UNITS}))?`,
    `(?:(?:${BEFORE_COUNT})\\s?)?${NUMBER}(?:\\s?${SCALE}(?:\\s?(?:${UNITS}))?|\\s${COUNTED})?`,
    `(?<![A-Za-z])[A-Za-z]+[-\\s]?${NUMBER}`,
  ].join('|'),
  'g',
);
/** The end of a word with the sign that repeats it, which is written apart from it. */
const REPEATED = /[ก-๎]\sๆ/g;

/** A time that is now: เช้า|นี้ at the end of a line says something else. */
const NOW = /(?:เช้า|สาย|เที่ยง|บ่าย|เย็น|ค่ำ|คืน|วัน|สัปดาห์|เดือน|ปี|ฤดู|งวด)นี้/g;

/** The spans that belong together because of their numbers, times and signs, whatever their words are; sorted. */
export function findUnbreakableSpans(text: string): Span[] {
  const spans = Array.from(text.matchAll(NUMBERED), ({ 0: match, index }): Span => [index, index + match.length]);
  for (const pattern of [REPEATED, NOW])
    for (const { 0: match, index } of text.matchAll(pattern)) spans.push([index, index + match.length]);
  return spans.sort(([a], [b]) => a - b);
}
