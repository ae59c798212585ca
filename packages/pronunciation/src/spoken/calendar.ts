import { toDigitWords, toNumberWords } from './numbers.ts';

const MONTHS = new Map([
  ['ม.ค.', 'มกราคม'],
  ['ก.พ.', 'กุมภาพันธ์'],
  ['มี.ค.', 'มีนาคม'],
  ['เม.ย.', 'เมษายน'],
  ['พ.ค.', 'พฤษภาคม'],
  ['มิ.ย.', 'มิถุนายน'],
  ['ก.ค.', 'กรกฎาคม'],
  ['ส.ค.', 'สิงหาคม'],
  ['ก.ย.', 'กันยายน'],
  ['ต.ค.', 'ตุลาคม'],
  ['พ.ย.', 'พฤศจิกายน'],
  ['ธ.ค.', 'ธันวาคม'],
]);
const NAMES = [...MONTHS.values()];

/** A pattern for abbreviated months, also with missing dots and with spaces (`ก.พ`, `ก. พ.`). */
export const MONTH_PATTERN = '[มกเพสตธ][ีิม]?\\. ?[คพย]\\.?';

const SOME_MONTH = `(?:${NAMES.join('|')}|${MONTH_PATTERN})`;
const SOME_DAY = '(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัสฯ|ศุกร์|เสาร์|อาทิตย์)';
const SOME_TIME = '[0-2]?\\d[.:][0-5]\\d';
/** What may stand on both sides of a dash that means until, each after and before it. */
const RANGES = [
  [`${SOME_MONTH}(?: ?\\d{2,4})? ?$`, `^ ?(?:วันที่ ?)?(?:\\d{1,2} ?)?${SOME_MONTH}`],
  [`${SOME_DAY} ?$`, `^ ?${SOME_DAY}`],
  [`${SOME_TIME} ?น\\. ?$`, `^ ?${SOME_TIME}`],
].map((sides) => sides.map((side) => new RegExp(side)) as [RegExp, RegExp]);

/** True when a dash between two parts of a text means until: `28 มิ.ย. – 4 ก.ค.`. */
export const isRangeOfTime = (before: string, after: string): boolean =>
  RANGES.some(([from, to]) => from.test(before) && to.test(after));

const WEEKDAYS = new Map([
  ['จ.', 'วันจันทร์'],
  ['อ.', 'วันอังคาร'],
  ['พ.', 'วันพุธ'],
  ['พฤ.', 'วันพฤหัสบดี'],
  ['ศ.', 'วันศุกร์'],
  ['ส.', 'วันเสาร์'],
  ['อา.', 'วันอาทิตย์'],
]);
const DATE_BEHIND = new RegExp(`^ ?\\d{1,2} ?${SOME_MONTH}`);

/** The weekday of an abbreviation with a date behind it: `อ. 1 ต.ค.` → วันอังคาร; undefined for anything else. */
export const findWeekday = (abbreviation: string, behind: string): string | undefined =>
  DATE_BEHIND.test(behind) ? WEEKDAYS.get(abbreviation) : undefined;

/** The full name of an abbreviated month: ก.พ. → กุมภาพันธ์; undefined for anything else. */
export const findMonth = (abbreviation: string): string | undefined =>
  MONTHS.get(`${abbreviation.replace(/[. ]+$/, '').replace(/\.\s*/, '.')}.`);

/** `18/2/2569` → สิบ แปด กุมภาพันธ์ สอง พัน …; undefined for an impossible date. */
export const toDateWords = (day: string, month: string, year: string): string[] | undefined => {
  const name = NAMES[Number(month) - 1];
  if (!name || Number(day) < 1 || Number(day) > 31) return undefined;
  return [...toNumberWords(String(Number(day))), name, ...toNumberWords(year)];
};

/** `14.30` → สิบ สี่ นาฬิกา สาม สิบ นาที; a full hour has no minutes, midnight is ศูนย์ นาฬิกา. */
export const toClockWords = (hours: string, minutes: string): string[] => {
  const spoken = [...toNumberWords(String(Number(hours))), 'นาฬิกา'];
  return Number(minutes) === 0 ? spoken : [...spoken, ...toNumberWords(String(Number(minutes))), 'นาที'];
};

/** A telephone number, digit by digit. */
export const toPhoneWords = (written: string): string[] => toDigitWords(written.replace(/\D/g, ''));
