import { findAbbreviationAt } from './findAbbreviationAt.ts';
import { LATIN_RULES } from './latinRules.ts';
import { listLettersAt } from './listLettersAt.ts';
import { NUMBER_RULES } from './numberRules.ts';
import { SIGN_RULES } from './signRules.ts';
import { THAI } from './spokenRule.ts';

/**
 * A stretch of a text and how it is spoken: as `words`; as the letters themselves where `words` is undefined; or, for
 * ๆ, by repeating the words before it. Text that is not spoken is in no stretch. Offsets are UTF-16 units of the text.
 */
export type Spoken = { start: number; end: number; words?: string[]; repeats?: true };

/** What is spoken from an offset on, up to where the next part begins. */
interface Part {
  end: number;
  spoken: Spoken[];
}

/**
 * The rules for what does not begin with a Thai letter; of those that fit the first decides.
 * @internal for tests, which read their examples
 */
export const SPOKEN_RULES = [...LATIN_RULES, ...NUMBER_RULES, ...SIGN_RULES];

/** The first character of what the rules find. */
const RULED = /[ -~°×€£¥฿−–—]|ฯ/;

/** The spoken stretches of a text, in order. */
export function splitSpoken(original: string): Spoken[] {
  const text = original.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  const stretches: Spoken[] = [];
  for (let at = 0; at < text.length; ) {
    const { end, spoken } = findPart(text, at);
    stretches.push(...spoken);
    at = end;
  }
  return stretches;
}

function findPart(text: string, at: number): Part {
  const character = text[at] ?? '';
  if (character === 'ๆ') return { end: at + 1, spoken: [{ start: at, end: at + 1, repeats: true }] };
  if (RULED.test(character)) return findRuledPart(text, at) ?? { end: at + 1, spoken: [] };
  if (!THAI.test(character)) return { end: at + 1, spoken: [] };
  const abbreviation = findAbbreviationAt(text, at);
  if (abbreviation) return toPart(at, at + abbreviation.length, abbreviation.words);
  const spoken = listLettersAt(text, at);
  return { end: spoken.at(-1)?.end ?? at + 1, spoken };
}

function findRuledPart(text: string, at: number): Part | undefined {
  for (const { pattern, toWords } of SPOKEN_RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const words = found && toWords(found, text, at);
    if (words) return toPart(at, at + found[0].length, words);
  }
  return undefined;
}

const toPart = (start: number, end: number, words: string[]): Part => ({
  end,
  spoken: words.length > 0 ? [{ start, end, words }] : [],
});
