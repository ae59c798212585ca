/** `full`: กุมภาพันธ์, พุธ. `abbreviated`: ก.พ., พ. */
export type NameForm = 'full' | 'abbreviated';

/** Thai weekday names from Sunday on, as `Date#getDay` counts, without the word วัน (9.5-06). */
export const THAI_WEEKDAYS = {
  full: ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'],
  abbreviated: ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'],
} as const;

/** Thai month names from January on (9.5-06). */
export const THAI_MONTHS = {
  full: [
    'มกราคม',
    'กุมภาพันธ์',
    'มีนาคม',
    'เมษายน',
    'พฤษภาคม',
    'มิถุนายน',
    'กรกฎาคม',
    'สิงหาคม',
    'กันยายน',
    'ตุลาคม',
    'พฤศจิกายน',
    'ธันวาคม',
  ],
  abbreviated: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
} as const;

/** The Thai name of a weekday, 0 = Sunday … 6 = Saturday; Monday's for any other number (9.5-06, 9.5-07). */
export const findWeekdayName = (weekday: number, form: NameForm = 'full'): string =>
  THAI_WEEKDAYS[form][weekday] ?? THAI_WEEKDAYS[form][1];

/**
 * The Thai name of a month, 0 = January … 11 = December, as `Date#getMonth` counts; January's for any other number
 * (9.5-06, 9.5-07).
 */
export const findMonthName = (month: number, form: NameForm = 'full'): string =>
  THAI_MONTHS[form][month] ?? THAI_MONTHS[form][0];
