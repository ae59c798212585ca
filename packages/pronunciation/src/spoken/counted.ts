import { UNITS } from './abbreviations.ts';
import { SCALE } from './spokenRule.ts';

const NUMBER_AHEAD = new RegExp(`\\d(?: ?${SCALE}+)? ?$`);
/** What is counted, in front of a slash and of what it is counted by: บาท/คน/ปี. */
const COUNTED_AHEAD =
  /\d[^\d\s]{0,12} ?[^\d\s]{0,16}(?:บาท|ตัน|กรัม|ลิตร|เมตร|หน่วย|คน|ราย|ไร่|ครั้ง|เที่ยว|คัน|เม็ด|ตัว|ต้น|ล้าน|วัตต์|วัน|เดือน|ปี|\.)$/;
const COUNTED_BEHIND = /^ ?(?:คน|ราย|สาย|คู่สาย|ครั้ง|เรื่อง|แห่ง|ล้าน|บาท|ตัน|วัน|ปี)/;

/** True at the slash of 792 บาท/คน, and false at that of ชาย/หญิง. */
export const isPerAt = (text: string, at: number): boolean => COUNTED_AHEAD.test(text.slice(Math.max(0, at - 40), at));

/** True where what is counted begins: behind the number of 1330 ราย. */
export const isCountedAt = (text: string, at: number): boolean => COUNTED_BEHIND.test(text.slice(at, at + 10));

/** True where a unit may stand: behind a number, and behind the slash after what is counted: 150 บาท/กก. */
export const canBeUnitAt = (text: string, at: number): boolean =>
  NUMBER_AHEAD.test(text.slice(Math.max(0, at - 12), at)) || (text[at - 1] === '/' && isPerAt(text, at - 1));

/** The name of a unit that stands where one may. */
export const findUnit = (unit: string, text: string, at: number): string | undefined =>
  canBeUnitAt(text, at) ? UNITS.get(unit) : undefined;
