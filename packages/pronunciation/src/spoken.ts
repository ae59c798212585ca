import { ABBREVIATIONS, SHORTENED, toLetterNames, UNITS } from './abbreviations.ts';
import { findMonth, isRangeOfTime, MONTH_PATTERN, toClockWords, toDateWords, toPhoneWords } from './calendar.ts';
import { toLatinWords } from './latin.ts';
import { toDigitWords, toNumberWords } from './numbers.ts';

/**
 * A stretch of a text and how it is spoken: as `words`; as the letters themselves where `words` is undefined; or, for
 * ๆ, by repeating the words before it. Text that is not spoken is in no stretch. Offsets are UTF-16 units of the text.
 */
export type Spoken = { start: number; end: number; words?: string[]; repeats?: true };

type Rule = { pattern: RegExp; words: (result: RegExpExecArray, text: string, at: number) => string[] | undefined };

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)*';
const SCALE = '(ร้อย|พัน|หมื่น|แสน|ล้าน)';
const CURRENCIES: Record<string, string> = { $: 'ดอลลาร์', '€': 'ยูโร', '£': 'ปอนด์', '¥': 'เยน', '฿': 'บาท' };
const SIGNS: Record<string, string> = { '%': 'เปอร์เซ็นต์', '&': 'และ', '+': 'บวก', '=': 'เท่ากับ', '×': 'คูณ' };
/** Between a telephone number and the word that says what it is there may be others: สายด่วน 1567 และ 1784. */
const OTHER_NUMBERS = '(?:\\d{3,4} ?(?:หรือ|และ|,) ?)*$';
const NAME_AHEAD = new RegExp(`(?:โทร|โทรศัพท์|สายด่วน|หมายเลข|เบอร์)[. ]*${OTHER_NUMBERS}`);
/** The name of a hotline may stand between: สายด่วน สปสช. 1330. */
const HOTLINE_AHEAD = new RegExp(`สายด่วน[^\\d]{0,40}${OTHER_NUMBERS}`);
/** Where even rising numbers are a score and no range. */
const SCORE_AHEAD = /(?:แพ้|ชนะ|เสมอ|สกอร์)[^\d]{0,20}$/;
/** What is counted, in front of a slash and of what it is counted by: บาท/คน/ปี. */
const COUNTED_AHEAD =
  /\d[^\d\s]{0,12} ?[^\d\s]{0,16}(?:บาท|ตัน|กรัม|ลิตร|เมตร|หน่วย|คน|ราย|ไร่|ครั้ง|เที่ยว|คัน|เม็ด|ตัว|ต้น|ล้าน|วัตต์|วัน|เดือน|ปี|\.)$/;
const COUNTED_BEHIND = /^ ?(?:คน|ราย|สาย|คู่สาย|ครั้ง|เรื่อง|แห่ง|ล้าน|บาท|ตัน|วัน|ปี)/;
/** Where a hyphen before a number is a minus: โควิด-19 has none. */
const MINUS_AHEAD = /(?:^|[\s(["“:=<>≤≥]|ลบ|ละ)$/;
/** Thai letters, and U+2060, which separates the syllables of a respelt word. */
const THAI = /[ก-ฮะ-ฺเ-ๅ็-๎\u2060]/;

const sticky = (pattern: string): RegExp => new RegExp(pattern, 'y');
const rule = (pattern: string, words: Rule['words']): Rule => ({ pattern: sticky(pattern), words });

/** The rules for numbers, in the order in which they are tried. Lengths are limited, so that no text takes long. */
const NUMBERS: Rule[] = [
  rule('(\\d{1,2})/(\\d{1,2})/(\\d{4})(?!\\d)', ([, day = '', month = '', year = '']) => toDateWords(day, month, year)),
  rule('0\\d{1,2}[- ]\\d{3,4}[- ]?\\d{3,4}(?!\\d)|0[- ]\\d{4}[- ]\\d{4}(?!\\d)|0\\d{8,9}(?!\\d)', ([phone]) =>
    toPhoneWords(phone),
  ),
  rule('(\\d{4})-(\\d\\d)-(\\d\\d)(?![\\d-])', ([, year = '', month = '', day = '']) => toDateWords(day, month, year)),
  // land: rai, ngan and square wa
  rule('(\\d{1,6})-([0-3])-(\\d{1,2}(?:\\.\\d{1,2})?) ?ไร่', ([, rai = '', ngan = '', wa = '']) =>
    [
      [rai, 'ไร่'],
      [ngan, 'งาน'],
      [wa, 'ตารางวา'],
    ].flatMap(([number = '', unit = '']) => (Number(number) ? [...toNumberWords(String(Number(number))), unit] : [])),
  ),
  // an account, or another long number in groups
  rule('(?=[\\d-]{0,12}\\d{3})\\d{1,7}(?:-\\d{1,7}){2,5}(?![\\d-])', ([number]) =>
    toDigitWords(number.replaceAll('-', '')),
  ),
  rule('(\\d{3,5})(?![\\d.,])', ([, digits = ''], text, at) => {
    const before = text.slice(Math.max(0, at - 50), at);
    if (COUNTED_BEHIND.test(text.slice(at + digits.length, at + digits.length + 10))) return undefined;
    const isHotline = /^1\d{3}$/.test(digits) && HOTLINE_AHEAD.test(before);
    return isHotline || NAME_AHEAD.test(before) ? toDigitWords(digits) : undefined;
  }),
  // between two days, months or times
  rule('[-–—]', (_, text, at) =>
    isRangeOfTime(text.slice(Math.max(0, at - 30), at), text.slice(at + 1, at + 31)) ? ['ถึง'] : undefined,
  ),
  rule(
    '([01]?\\d|2[0-4])[.:]([0-5]\\d)(?: ?[-–] ?([01]?\\d|2[0-4])[.:]([0-5]\\d))? ?(?:น\\.|นาฬิกา)',
    ([, hours = '', minutes = '', toHours, toMinutes = '']) => [
      ...toClockWords(hours, minutes),
      ...(toHours ? ['ถึง', ...toClockWords(toHours, toMinutes)] : []),
    ],
  ),
  rule('([01]?\\d|2[0-3]):([0-5]\\d)(?![\\d:])', ([, hours = '', minutes = '']) => toClockWords(hours, minutes)),
  rule(`([$€£¥฿]) ?(${NUMBER})(?: ?${SCALE}+)?`, ([whole, sign = '', amount = '']) => [
    ...toNumberWords(amount),
    ...[...whole.matchAll(new RegExp(SCALE, 'g'))].map(([scale]) => scale),
    CURRENCIES[sign] ?? '',
  ]),
  rule('(\\d{1,3}(?:,\\d{3})+|\\d{1,15})\\.(\\d\\d) ?บาท', ([, baht = '', satang = '']) => [
    ...toNumberWords(baht),
    'บาท',
    ...(Number(satang) ? [...toNumberWords(String(Number(satang))), 'สตางค์'] : []),
  ]),
  // a score, unless it rises or has spaces: 3-2 is no range; beside a word for games everything is one
  rule(
    `(\\d{1,3}) ?- ?(\\d{1,3})(?![-\\d]|[.,]\\d| ?${MONTH_PATTERN})`,
    ([whole, first = '', second = ''], text, at) => {
      const isCounted = COUNTED_BEHIND.test(text.slice(at + whole.length, at + whole.length + 10));
      const mayBeRange = Number(first) < Number(second) || whole.includes(' ');
      if (mayBeRange && (isCounted || !SCORE_AHEAD.test(text.slice(Math.max(0, at - 30), at)))) return undefined;
      return [...toNumberWords(first), 'ต่อ', ...toNumberWords(second)];
    },
  ),
  rule(`(${NUMBER}) ?[-–—] ?(${NUMBER})(?![-\\d])`, ([, from = '', to = '']) => [
    ...toNumberWords(from),
    'ถึง',
    ...toNumberWords(to),
  ]),
  rule('(\\d{1,15})/(\\d{1,15})', ([, number = '', part = '']) => [
    ...toNumberWords(number),
    'ทับ',
    ...toNumberWords(part),
  ]),
  rule(`[-−]?(?:${NUMBER})`, ([number], text, at) =>
    /[-−]/.test(number) && !MINUS_AHEAD.test(text.slice(Math.max(0, at - 2), at)) ? undefined : toNumberWords(number),
  ),
];

const RULES: Rule[] = [
  // addresses are not spoken
  rule('https?://[!-~]+|www\\.[!-~]+|[\\w.+-]{1,64}@[\\w-]{1,64}(?:\\.[\\w-]{1,64})+', () => []),
  rule(
    '[A-Za-z0-9-]{1,64}(?:\\.[A-Za-z0-9-]{1,64}){0,5}\\.(?:com|org|net|info|io|th|gov|tv)(?:/[!-~]*)?(?![A-Za-z0-9])',
    () => [],
  ),
  rule('ฯ ?พณ ?ฯ', () => ['พะนะท่าน']),
  rule('ฯลฯ', () => ['และ', 'อื่น', 'อื่น']),
  rule('[A-Za-z](?:[A-Za-z0-9]|[.-](?=\\d))*', ([latin], text, at) => unitAt(latin, text, at) ?? toLatinWords(latin)),
  ...NUMBERS,
  rule('° ?(C|ซ\\.)?', ([, celsius]) => ['องศา', ...(celsius ? ['เซลเซียส'] : [])]),
  rule('/(?=[ก-ฮเ-ไ])', (_, text, at) =>
    COUNTED_AHEAD.test(text.slice(Math.max(0, at - 40), at)) ? ['ต่อ'] : undefined,
  ),
  rule('[%&+=×]', ([sign]) => [SIGNS[sign] ?? '']),
];

const AFTER_NUMBER = new RegExp(`\\d(?: ?${SCALE}+)? ?$`);
/** Units stand behind a number, and behind the slash after what is counted: 150 บาท/กก. */
const afterNumber = (text: string, at: number): boolean =>
  AFTER_NUMBER.test(text.slice(Math.max(0, at - 12), at)) ||
  (text[at - 1] === '/' && COUNTED_AHEAD.test(text.slice(Math.max(0, at - 41), at - 1)));

const unitAt = (unit: string, text: string, at: number): string[] | undefined => {
  const name = afterNumber(text, at) ? UNITS.get(unit) : undefined;
  return name ? [name] : undefined;
};

const MONTH = sticky(MONTH_PATTERN);
/** Beside which words letters like ต.ค. are a month: a number, a word for a time, another month. */
const DATED_AHEAD = new RegExp(`(?:เดือน|ช่วง|เริ่ม|ต้น|กลาง|ปลาย|สิ้น|${MONTH_PATTERN} ?(?:[-–]|ถึง|และ)) ?$`);
const DATED_BEHIND = new RegExp(`^ ?(?:\\d|นี้|หน้า|ที่ผ่านมา|ปีนี้|ปีหน้า|(?:[-–]|ถึง|และ) ?${MONTH_PATTERN})`);
const isAmongDates = (ahead: string, behind: string): boolean => DATED_AHEAD.test(ahead) || DATED_BEHIND.test(behind);
const UNIT = sticky('(?:[ก-ฮ]{1,3}\\.){0,3}(?:/(?:[ก-ฮ]{1,3}\\.){1,2}|/วินาที)?');
const DOTTED = sticky('(?:[เแโไ]?[ก-ฮ][ิีึืุู]?[ก-ฮ]{0,4}\\.){1,4}');
/** An abbreviated place with its name: จ.ชัยนาท. */
const PLACE = '[จอตถ]\\.[ก-ฮเ-ไ][ก-ฮะ-ฺเ-๎]';
const LETTERS_ONLY = sticky(`[ก-ฮ]{2,5}\\.|(?:(?!${PLACE})[ก-ฮ]\\.){2,5}(?:[ก-ฮ](?![.ก-ฮะ-ฺเ-๎]))?`);
/** An abbreviation of single letters, and behind it one more of its letters, unless that begins a place: ส.ส.จ.ชัยนาท. */
const SINGLE_LETTERS = /^(?:[ก-ฮ]\.)+$/;
const ONE_LETTER_MORE = new RegExp(`^(?!${PLACE})[ก-ฮ]\\.`);

/** The abbreviation that starts at an offset: its length and its spoken words. */
const abbreviationAt = (text: string, at: number): { length: number; words: string[] } | undefined => {
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  if (afterNumber(text, at)) {
    const unit = match(UNIT);
    const name = UNITS.get(unit);
    // a million of ลบ. is of cubic metres, and spelled
    const isKnown = unit !== 'ลบ.' || /\d ?$/.test(text.slice(Math.max(0, at - 2), at));
    if (name && isKnown && !/\d/.test(text[at + unit.length] ?? '')) return { length: unit.length, words: [name] };
  }
  const month = match(MONTH);
  const name = findMonth(month);
  const behind = at + month.length;
  const isDated =
    afterNumber(text, at) || isAmongDates(text.slice(Math.max(0, at - 12), at), text.slice(behind, behind + 12));
  if (name && isDated) return { length: month.length, words: [name] };

  const inside = THAI.test(text[at - 1] ?? '');
  for (let dotted = match(DOTTED); dotted; dotted = dotted.slice(0, dotted.lastIndexOf('.', dotted.length - 2) + 1)) {
    const full = ABBREVIATIONS.get(dotted);
    const number = /^ ?(\d+)/.exec(text.slice(at + dotted.length, at + dotted.length + 6))?.[1];
    if (dotted === 'ม.' && number && !inside) return { length: 2, words: [number.length > 1 ? 'มาตรา' : 'มอ'] };
    if (dotted === 'ป.' && number && !inside) return { length: 2, words: ['ปอ'] };
    if (dotted === 'กม.' && !inside && /^ ?(?:ที่ ?)?\d/.test(text.slice(at + 3, at + 9)))
      return { length: 3, words: ['กิโลเมตร'] };
    // ส.อ. is no rank in ส.อ.ท.
    if (SINGLE_LETTERS.test(dotted) && ONE_LETTER_MORE.test(text.slice(at + dotted.length, at + dotted.length + 4)))
      continue;
    if (full && (!inside || dotted.length > 2)) return { length: dotted.length, words: [full] };
  }
  const spelt = inside ? '' : match(LETTERS_ONLY);
  return spelt ? { length: spelt.length, words: toLetterNames(spelt) } : undefined;
};

/** The spoken stretches of a text, in order. */
export const splitSpoken = (original: string): Spoken[] => {
  const text = original.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  const stretches: Spoken[] = [];
  for (let at = 0; at < text.length; ) {
    const { length, ...stretch } = stretchAt(text, at);
    if (stretch.spoken) stretches.push(...stretch.spoken.map((spoken) => ({ start: at, end: at + length, ...spoken })));
    at += length;
  }
  return stretches;
};

type Stretch = { length: number; spoken?: Partial<Spoken>[] };

const stretchAt = (text: string, at: number): Stretch => {
  const character = text[at] ?? '';
  if (character === 'ๆ') return { length: 1, spoken: [{ repeats: true }] };
  if (/[ -~°×€£¥฿−–—]|ฯ/.test(character)) {
    for (const { pattern, words } of RULES) {
      pattern.lastIndex = at;
      const result = pattern.exec(text);
      const spoken = result && words(result, text, at);
      if (result && spoken) return { length: result[0].length, spoken: spoken.length > 0 ? [{ words: spoken }] : [] };
    }
  }
  if (THAI.test(character)) {
    const abbreviation = abbreviationAt(text, at);
    if (abbreviation) return { length: abbreviation.length, spoken: [{ words: abbreviation.words }] };
  }
  return THAI.test(character) ? lettersAt(text, at) : { length: 1 };
};

/**
 * The Thai letters from an offset to the next abbreviation or other sign; a shortened word with ฯ after it is spoken in
 * full.
 */
const lettersAt = (text: string, at: number): Stretch => {
  let end = at + 1;
  while (THAI.test(text[end] ?? '')) {
    // an abbreviation can follow a word without a space: ในกทม.
    if (
      text[end + 1] !== undefined &&
      /^(?:[ก-ฮ]{2,3}\.|(?:[ก-ฮ]\.){2})/.test(text.slice(end, end + 4)) &&
      abbreviationAt(text, end)
    )
      break;
    end++;
  }
  const letters = text.slice(at, end);
  if (text[end] === 'ฯ' && !text.startsWith('ฯลฯ', end)) {
    for (const [word, whole] of SHORTENED) {
      if (!letters.endsWith(word)) continue;
      const start = end - word.length;
      const words = [word === 'ผู้ว่า' ? toGovernor(text.slice(end + 1, end + 12)) : whole];
      return { length: end + 1 - at, spoken: [...(start > at ? [{ end: start }] : []), { start, words }] };
    }
  }
  return { length: end - at, spoken: [tidied(letters)] };
};

/** The state enterprises, and the bank, whose head is a ผู้ว่าการ. */
const AUTHORITY =
  /^ ?(?:ธปท|กฟ[ผภน]|กป[นภ]|กทพ|ททท|รฟ[ทม]|กยท|กนอ|กกท|กคช|การ(?:ทาง|ไฟฟ้า|ประปา|รถไฟ|ท่อง|เคหะ|นิคม|ยาง|กีฬา)|ธนาคาร)/;

/** The office of a ผู้ว่าฯ by what is behind it: of Bangkok, of a named province, of an authority, else of the province. */
const toGovernor = (behind: string): string => {
  if (/^ ?(?:กทม|กรุงเทพ|จ\.|จว\.|จังหวัด)/.test(behind)) return 'ผู้ว่าราชการ';
  return AUTHORITY.test(behind) ? 'ผู้ว่าการ' : 'ผู้ว่าราชการจังหวัด';
};

/** Corrects typing: two เ become แ, and a vowel comes before its tone mark. */
const tidied = (letters: string): Partial<Spoken> => {
  const tidy = letters
    .replaceAll('เเ', 'แ')
    .replace(/([่-๋])([ัิ-ู])/g, '$2$1')
    .replace(/ํ([่-๋]?)า/g, '$1ำ');
  return tidy === letters ? {} : { words: [tidy] };
};
