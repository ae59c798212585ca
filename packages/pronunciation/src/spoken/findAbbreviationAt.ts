import { ABBREVIATIONS, toLetterNames, UNITS } from './abbreviations.ts';
import { findMonth, findWeekday, MONTH_PATTERN } from './calendar.ts';
import { canBeUnitAt } from './counted.ts';
import { THAI, toStickyPattern } from './spokenRule.ts';

const MONTH = toStickyPattern(MONTH_PATTERN);
/** Beside which words letters like ต.ค. are a month: a number, a word for a time, another month. */
const DATED_AHEAD = new RegExp(`(?:เดือน|ช่วง|เริ่ม|ต้น|กลาง|ปลาย|สิ้น|${MONTH_PATTERN} ?(?:[-–]|ถึง|และ)) ?$`);
const DATED_BEHIND = new RegExp(`^ ?(?:\\d|นี้|หน้า|ที่ผ่านมา|ปีนี้|ปีหน้า|(?:[-–]|ถึง|และ) ?${MONTH_PATTERN})`);
const PLATE_LETTERS = toStickyPattern('(?!คน)[ก-ฮ]{1,3}(?=[ -]?\\d{1,4}(?!\\d))');
const UNIT = toStickyPattern('(?:[ก-ฮ]{1,3}\\.){0,3}(?:/(?:[ก-ฮ]{1,3}\\.){1,2}|/วินาที)?');
const DOTTED = toStickyPattern('(?:[เแโไ]?[ก-ฮ][าิีึืุู]?[ก-ฮ]{0,4}\\.){1,4}');
/** An abbreviated place with its name: จ.ชัยนาท. */
const PLACE = '[จอตถ]\\.[ก-ฮเ-ไ][ก-ฮะ-ฺเ-๎]';
const LETTERS_ONLY = toStickyPattern(`[ก-ฮ]{2,5}\\.|(?:(?!${PLACE})[ก-ฮ]\\.){2,5}(?:[ก-ฮ](?![.ก-ฮะ-ฺเ-๎]))?`);
/** An abbreviation of single letters, and behind it one more of its letters, unless that begins a place: ส.ส.จ.ชัยนาท. */
const SINGLE_LETTERS = /^(?:[ก-ฮ]\.)+$/;
const ONE_LETTER_MORE = new RegExp(`^(?!${PLACE})[ก-ฮ]\\.`);

/** The longest day and month: ` 30 กุมภาพันธ์`. */
const MAX_DATE_LENGTH = 16;

/** An abbreviation: its length in the text, in UTF-16 units, and its spoken words. */
export interface Abbreviation {
  length: number;
  words: string[];
}

/** The abbreviation that starts at an offset: a unit, a month, a known one, else one that is spelled. */
export const findAbbreviationAt = (text: string, at: number): Abbreviation | undefined =>
  findPlateLetters(text, at) ??
  findUnit(text, at) ??
  findMonthAbbreviation(text, at) ??
  findKnown(text, at) ??
  findLetterNames(text, at);

const match = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** The letters of a vehicle's number, which look like a word without vowels: ทะเบียน 1กข 2345. */
const findPlateLetters = (text: string, at: number): Abbreviation | undefined => {
  const letters = match(PLATE_LETTERS, text, at);
  if (!letters || !/ทะเบียน ?\d{0,2}$/.test(text.slice(Math.max(0, at - 12), at))) return undefined;
  return { length: letters.length, words: toLetterNames(letters) };
};

const findUnit = (text: string, at: number): Abbreviation | undefined => {
  if (!canBeUnitAt(text, at)) return undefined;
  const unit = match(UNIT, text, at);
  const name = UNITS.get(unit);
  // a million of ลบ. is of cubic metres, and spelled
  const isKnown = unit !== 'ลบ.' || /\d ?$/.test(text.slice(Math.max(0, at - 2), at));
  if (!name || !isKnown || /\d/.test(text[at + unit.length] ?? '')) return undefined;
  return { length: unit.length, words: [name] };
};

const findMonthAbbreviation = (text: string, at: number): Abbreviation | undefined => {
  const month = match(MONTH, text, at);
  const name = findMonth(month);
  if (!name) return undefined;
  const end = at + month.length;
  const isDated =
    canBeUnitAt(text, at) ||
    DATED_AHEAD.test(text.slice(Math.max(0, at - 12), at)) ||
    DATED_BEHIND.test(text.slice(end, end + 12));
  return isDated ? { length: month.length, words: [name] } : undefined;
};

/** The longest known abbreviation. */
const findKnown = (text: string, at: number): Abbreviation | undefined => {
  const isInside = isInsideWord(text, at);
  let dotted = match(DOTTED, text, at);
  for (; dotted; dotted = dotted.slice(0, dotted.lastIndexOf('.', dotted.length - 2) + 1)) {
    const behind = text.slice(at + dotted.length, at + dotted.length + MAX_DATE_LENGTH);
    const numbered = isInside ? undefined : findNumbered(dotted, behind);
    if (numbered) return { length: dotted.length, words: [numbered] };
    // ส.อ. is no rank in ส.อ.ท.
    if (SINGLE_LETTERS.test(dotted) && ONE_LETTER_MORE.test(behind)) continue;
    const full = ABBREVIATIONS.get(dotted);
    if (full && (!isInside || dotted.length > 2)) return { length: dotted.length, words: [full] };
  }
  return undefined;
};

/** What some abbreviations mean in front of a number: a day, a section of a law, a school year, a case, a kilometre stone. */
const findNumbered = (dotted: string, behind: string): string | undefined => {
  const weekday = findWeekday(dotted, behind);
  if (weekday) return weekday;
  const digits = /^ ?(\d+)/.exec(behind)?.[1];
  if (dotted === 'ม.' && digits) return digits.length > 1 ? 'มาตรา' : 'มอ';
  if (/^[ปจอต]\.$/.test(dotted) && digits) return toLetterNames(dotted)[0];
  return dotted === 'กม.' && /^ ?(?:ที่ ?)?\d/.test(behind) ? 'กิโลเมตร' : undefined;
};

const findLetterNames = (text: string, at: number): Abbreviation | undefined => {
  const letters = isInsideWord(text, at) ? '' : match(LETTERS_ONLY, text, at);
  return letters ? { length: letters.length, words: toLetterNames(letters) } : undefined;
};

const isInsideWord = (text: string, at: number): boolean => THAI.test(text[at - 1] ?? '');
