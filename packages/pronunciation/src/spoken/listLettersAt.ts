import { SHORTENED } from './abbreviations.ts';
import { findAbbreviationAt } from './findAbbreviationAt.ts';
import { THAI } from './spokenRule.ts';

/** The state enterprises, and the bank, whose head is a ผู้ว่าการ. */
const AUTHORITY =
  /^ ?(?:ธปท|กฟ[ผภน]|กป[นภ]|กทพ|ททท|รฟ[ทม]|กยท|กนอ|กกท|กคช|การ(?:ทาง|ไฟฟ้า|ประปา|รถไฟ|ท่อง|เคหะ|นิคม|ยาง|กีฬา)|ธนาคาร)/;

/** Thai letters that are spoken as written, or as `words`; offsets are those of the text. */
export interface Letters {
  start: number;
  end: number;
  words?: string[];
}

/**
 * The Thai letters from an offset to the next abbreviation or other sign; a shortened word with ฯ after it is spoken in
 * full.
 */
export function listLettersAt(text: string, at: number): Letters[] {
  const end = endOfLetters(text, at);
  const letters = text.slice(at, end);
  if (text[end] !== 'ฯ' || text.startsWith('ฯลฯ', end)) return [{ start: at, end, ...correctTyping(letters) }];
  for (const [word, whole] of SHORTENED) {
    if (!letters.endsWith(word)) continue;
    const start = end - word.length;
    const words = [word === 'ผู้ว่า' ? toGovernor(text.slice(end + 1, end + 12)) : whole];
    return [...(start > at ? [{ start: at, end: start }] : []), { start, end: end + 1, words }];
  }
  return [{ start: at, end, ...correctTyping(letters) }];
}

function endOfLetters(text: string, at: number): number {
  let end = at + 1;
  while (THAI.test(text[end] ?? '')) {
    // an abbreviation can follow a word without a space: ในกทม.
    if (
      text[end + 1] !== undefined &&
      /^(?:[ก-ฮ]{2,3}\.|(?:[ก-ฮ]\.){2})/.test(text.slice(end, end + 4)) &&
      findAbbreviationAt(text, end)
    )
      break;
    end++;
  }
  return end;
}

/** The office of a ผู้ว่าฯ by what is behind it: of Bangkok, of a named province, of an authority, else of the province. */
function toGovernor(behind: string): string {
  if (/^ ?(?:กทม|กรุงเทพ|จ\.|จว\.|จังหวัด)/.test(behind)) return 'ผู้ว่าราชการ';
  return AUTHORITY.test(behind) ? 'ผู้ว่าการ' : 'ผู้ว่าราชการจังหวัด';
}

/** Corrects typing: two เ become แ, and a vowel comes before its tone mark. */
function correctTyping(letters: string): { words?: string[] } {
  const tidy = letters
    .replaceAll('เเ', 'แ')
    .replace(/([่-๋])([ัิ-ู])/g, '$2$1')
    .replace(/ํ([่-๋]?)า/g, '$1ำ');
  return tidy === letters ? {} : { words: [tidy] };
}
