import { isRangeOfTime, MONTH_PATTERN, toClockWords, toDateWords, toPhoneWords } from './calendar.ts';
import { isCountedAt } from './counted.ts';
import { toDigitWords, toNumberWords } from './numbers.ts';
import { NUMBER, SCALE, type SpokenRule, toStickyPattern } from './spokenRule.ts';

const CURRENCIES: Record<string, string> = { $: 'ดอลลาร์', '€': 'ยูโร', '£': 'ปอนด์', '¥': 'เยน', '฿': 'บาท' };
/** Between a telephone number and the word that says what it is there may be others: สายด่วน 1567 และ 1784. */
const OTHER_NUMBERS = '(?:\\d{3,4} ?(?:หรือ|และ|,) ?)*$';
const NAME_AHEAD = new RegExp(`(?:โทร|โทรศัพท์|สายด่วน|หมายเลข|เบอร์)[. ]*${OTHER_NUMBERS}`);
/** The letters of a vehicle's number: ทะเบียน 1กข 2345. */
const PLATE_AHEAD = /ทะเบียน ?\d{0,2}(?!คน)[ก-ฮ]{1,3}[ -]?$/;
/** The name of a hotline may stand between: สายด่วน สปสช. 1330. */
const HOTLINE_AHEAD = new RegExp(`สายด่วน[^\\d]{0,40}${OTHER_NUMBERS}`);
/** Where even rising numbers are a score and no range. */
const SCORE_AHEAD = /(?:แพ้|ชนะ|เสมอ|สกอร์)[^\d]{0,20}$/;
/** The scores in front of one in a list: 25-19, 18-25 และ 15-12. */
const SCORES_AHEAD = /(?:(?<!\d)\d{1,3}-\d{1,3}(?:,|,? และ) ?){1,5}$/;
/** Where a hyphen before a number is a minus: โควิด-19 has none. */
const MINUS_AHEAD = /(?:^|[\s(["“:=<>≤≥]|ลบ|ละ)$/;

/** The `length` letters of a text that end at an offset, or fewer at its beginning. */
const sliceBefore = (text: string, at: number, length: number): string => text.slice(Math.max(0, at - length), at);

const DAY: SpokenRule = {
  examples: [
    ['18/2/2569', 'สิบ แปด กุมภาพันธ์ สอง พัน ห้า ร้อย หก สิบ เก้า'],
    ['1/12/2025', 'หนึ่ง ธันวาคม สอง พัน ยี่ สิบ ห้า'],
  ],
  pattern: toStickyPattern('(\\d{1,2})/(\\d{1,2})/(\\d{4})(?!\\d)'),
  toWords: ([, day = '', month = '', year = '']) => toDateWords(day, month, year),
};

const DAY_OF_MACHINES: SpokenRule = {
  examples: [['2026-11-29', 'ยี่ สิบ เก้า พฤศจิกายน สอง พัน ยี่ สิบ หก']],
  pattern: toStickyPattern('(\\d{4})-(\\d\\d)-(\\d\\d)(?![\\d-])'),
  toWords: ([, year = '', month = '', day = '']) => toDateWords(day, month, year),
};

const TELEPHONE: SpokenRule = {
  examples: [
    ['โทร. 02-123-4567', 'โทร ศูนย์ สอง หนึ่ง สอง สาม สี่ ห้า หก เจ็ด'],
    ['0-2645-9000', 'ศูนย์ สอง หก สี่ ห้า เก้า ศูนย์ ศูนย์ ศูนย์'],
    ['0 2245 1034', 'ศูนย์ สอง สอง สี่ ห้า หนึ่ง ศูนย์ สาม สี่'],
  ],
  pattern: toStickyPattern('0\\d{1,2}[- ]\\d{3,4}[- ]?\\d{3,4}(?!\\d)|0[- ]\\d{4}[- ]\\d{4}(?!\\d)|0\\d{8,9}(?!\\d)'),
  toWords: ([number]) => toPhoneWords(number),
};

const SHORT_TELEPHONE: SpokenRule = {
  examples: [
    ['สายด่วน 1669', 'สายด่วน หนึ่ง หก หก เก้า'],
    ['สายด่วน สปสช. 1330', 'สายด่วน สอ ปอ สอ ชอ หนึ่ง สาม สาม ศูนย์'],
    ['สายด่วน 1567 และ 1784', 'สายด่วน หนึ่ง ห้า หก เจ็ด และ หนึ่ง เจ็ด แปด สี่'],
    ['โทร. 191 หรือ 1599', 'โทร หนึ่ง เก้า หนึ่ง หรือ หนึ่ง ห้า เก้า เก้า'],
    ['ทะเบียน 1กข 2345', 'ทะเบียน หนึ่ง กอ ขอ สอง สาม สี่ ห้า'],
  ],
  pattern: toStickyPattern('\\d{3,5}(?![\\d.,])'),
  toWords([digits], text, at) {
    if (isCountedAt(text, at + digits.length)) return undefined;
    const before = sliceBefore(text, at, 50);
    const isHotline = /^1\d{3}$/.test(digits) && HOTLINE_AHEAD.test(before);
    return isHotline || NAME_AHEAD.test(before) || PLATE_AHEAD.test(before) ? toDigitWords(digits) : undefined;
  },
};

/** Land is measured in rai, ngan and square wa. */
const LAND: SpokenRule = {
  examples: [
    ['ที่ดิน 237-3-04 ไร่', 'ที่ดิน สอง ร้อย สาม สิบ เจ็ด ไร่ สาม งาน สี่ ตารางวา'],
    ['เนื้อที่ 12-0-00 ไร่', 'เนื้อที่ สิบ สอง ไร่'],
  ],
  pattern: toStickyPattern('(\\d{1,6})-([0-3])-(\\d{1,2}(?:\\.\\d{1,2})?) ?ไร่'),
  toWords: ([, rai = '', ngan = '', wa = '']) =>
    [
      [rai, 'ไร่'],
      [ngan, 'งาน'],
      [wa, 'ตารางวา'],
    ].flatMap(([number = '', unit = '']) => (Number(number) ? [...toNumberWords(String(Number(number))), unit] : [])),
};

/** An account, or another long number in groups. */
const ACCOUNT: SpokenRule = {
  examples: [['บัญชี 006-0-26077-7', 'บัญชี ศูนย์ ศูนย์ หก ศูนย์ สอง หก ศูนย์ เจ็ด เจ็ด เจ็ด']],
  pattern: toStickyPattern('(?=[\\d-]{0,12}\\d{3})\\d{1,7}(?:-\\d{1,7}){2,5}(?![\\d-])'),
  toWords: ([number]) => toDigitWords(number.replaceAll('-', '')),
};

const UNTIL: SpokenRule = {
  examples: [
    ['28 มิถุนายน – 4 กรกฎาคม', 'ยี่ สิบ แปด มิถุนายน ถึง สี่ กรกฎาคม'],
    ['29 ส.ค.-1 ก.ย.', 'ยี่ สิบ เก้า สิงหาคม ถึง หนึ่ง กันยายน'],
    ['09.30 น. – 14.30 น.', 'เก้า นาฬิกา สาม สิบ นาที ถึง สิบ สี่ นาฬิกา สาม สิบ นาที'],
    ['วันจันทร์ - ศุกร์', 'วันจันทร์ ถึง ศุกร์'],
  ],
  pattern: toStickyPattern('[-–—]'),
  toWords: (_, text, at) =>
    isRangeOfTime(sliceBefore(text, at, 30), text.slice(at + 1, at + 31)) ? ['ถึง'] : undefined,
};

const TIME: SpokenRule = {
  examples: [
    ['14.30 น.', 'สิบ สี่ นาฬิกา สาม สิบ นาที'],
    ['08.00-16.30 น.', 'แปด นาฬิกา ถึง สิบ หก นาฬิกา สาม สิบ นาที'],
    ['เวลา 10.30 นาฬิกา', 'เวลา สิบ นาฬิกา สาม สิบ นาที'],
  ],
  pattern: toStickyPattern(
    '([01]?\\d|2[0-4])[.:]([0-5]\\d)(?: ?[-–] ?([01]?\\d|2[0-4])[.:]([0-5]\\d))? ?(?:น\\.|นาฬิกา)',
  ),
  toWords: ([, hours = '', minutes = '', toHours, toMinutes = '']) => [
    ...toClockWords(hours, minutes),
    ...(toHours ? ['ถึง', ...toClockWords(toHours, toMinutes)] : []),
  ],
};

const TIME_WITH_COLON: SpokenRule = {
  examples: [['09:00', 'เก้า นาฬิกา']],
  pattern: toStickyPattern('([01]?\\d|2[0-3]):([0-5]\\d)(?![\\d:])'),
  toWords: ([, hours = '', minutes = '']) => toClockWords(hours, minutes),
};

/** The sign of a currency stands before the amount, and is spoken after it. */
const CURRENCY: SpokenRule = {
  examples: [
    ['$5 ล้าน', 'ห้า ล้าน ดอลลาร์'],
    ['€20', 'ยี่ สิบ ยูโร'],
  ],
  pattern: toStickyPattern(`([$€£¥฿]) ?(${NUMBER})(?: ?${SCALE}+)?`),
  toWords: ([whole, sign = '', amount = '']) => [
    ...toNumberWords(amount),
    ...[...whole.matchAll(new RegExp(SCALE, 'g'))].map(([scale]) => scale),
    CURRENCIES[sign] ?? '',
  ],
};

const SATANG: SpokenRule = {
  examples: [
    ['100.50 บาท', 'หนึ่ง ร้อย บาท ห้า สิบ สตางค์'],
    ['1,500.00 บาท', 'หนึ่ง พัน ห้า ร้อย บาท'],
  ],
  pattern: toStickyPattern('(\\d{1,3}(?:,\\d{3})+|\\d{1,15})\\.(\\d\\d) ?บาท'),
  toWords: ([, baht = '', satang = '']) => [
    ...toNumberWords(baht),
    'บาท',
    ...(Number(satang) ? [...toNumberWords(String(Number(satang))), 'สตางค์'] : []),
  ],
};

/** Falling numbers without spaces are no range; beside a word for games no numbers are. */
const SCORE: SpokenRule = {
  examples: [
    ['ชนะ 3-2 เซต', 'ชนะ สาม ต่อ สอง เซต'],
    ['แพ้ คะแนน 0-4', 'แพ้ คะแนน ศูนย์ ต่อ สี่'],
    ['เสมอ 1-1, แพ้ 25-22', 'เสมอ หนึ่ง ต่อ หนึ่ง แพ้ ยี่ สิบ ห้า ต่อ ยี่ สิบ สอง'],
    ['สกอร์ 5 - 1', 'สกอร์ ห้า ต่อ หนึ่ง'],
    ['25-19, 18-25', 'ยี่ สิบ ห้า ต่อ สิบ เก้า สิบ แปด ต่อ ยี่ สิบ ห้า'],
  ],
  pattern: toStickyPattern(`(\\d{1,3}) ?- ?(\\d{1,3})(?![-\\d]|[.,]\\d| ?${MONTH_PATTERN})`),
  toWords([whole, first = '', second = ''], text, at) {
    const mayBeRange = Number(first) < Number(second) || whole.includes(' ');
    const isCounted = isCountedAt(text, at + whole.length);
    const isScore = SCORE_AHEAD.test(sliceBefore(text, at, 30)) || isAfterScores(text, at);
    if (mayBeRange && (isCounted || !isScore)) return undefined;
    return [...toNumberWords(first), 'ต่อ', ...toNumberWords(second)];
  },
};

/** True in a list of scores, of which one is falling and so no range. */
function isAfterScores(text: string, at: number): boolean {
  const [scores = ''] = SCORES_AHEAD.exec(sliceBefore(text, at, 60)) ?? [];
  return [...scores.matchAll(/(\d+)-(\d+)/g)].some(([, first, second]) => Number(first) > Number(second));
}

const RANGE: SpokenRule = {
  examples: [
    ['10-15 คน', 'สิบ ถึง สิบ ห้า คน'],
    ['คะแนน 80-100', 'คะแนน แปด สิบ ถึง หนึ่ง ร้อย'],
    ['ปี 2568-69', 'ปี สอง พัน ห้า ร้อย หก สิบ แปด ถึง หก สิบ เก้า'],
    ['วันที่ 19- 2', 'วันที่ สิบ เก้า ถึง สอง'],
  ],
  pattern: toStickyPattern(`(${NUMBER}) ?[-–—] ?(${NUMBER})(?![-\\d])`),
  toWords: ([, from = '', to = '']) => [...toNumberWords(from), 'ถึง', ...toNumberWords(to)],
};

/** An address, a law of a year, a share. */
const NUMBER_OF_NUMBER: SpokenRule = {
  examples: [['99/1', 'เก้า สิบ เก้า ทับ หนึ่ง']],
  pattern: toStickyPattern('(\\d{1,15})/(\\d{1,15})'),
  toWords: ([, number = '', part = '']) => [...toNumberWords(number), 'ทับ', ...toNumberWords(part)],
};

const PLAIN_NUMBER: SpokenRule = {
  examples: [
    ['ที่ 1', 'ที่ หนึ่ง'],
    ['3.5 ล้านบาท', 'สาม จุด ห้า ล้านบาท'],
    ['ติดลบ -5', 'ติดลบ ลบ ห้า'],
    ['โควิด-19', 'โควิด สิบ เก้า'],
  ],
  pattern: toStickyPattern(`[-−]?(?:${NUMBER})`),
  toWords: ([number], text, at) =>
    /[-−]/.test(number) && !MINUS_AHEAD.test(sliceBefore(text, at, 2)) ? undefined : toNumberWords(number),
};

/** The rules for numbers; of those that fit the first decides. */
export const NUMBER_RULES: readonly SpokenRule[] = [
  DAY,
  TELEPHONE,
  DAY_OF_MACHINES,
  LAND,
  ACCOUNT,
  SHORT_TELEPHONE,
  UNTIL,
  TIME,
  TIME_WITH_COLON,
  CURRENCY,
  SATANG,
  SCORE,
  RANGE,
  NUMBER_OF_NUMBER,
  PLAIN_NUMBER,
];
