/** Two letters or digits, of which one is Thai. */
const SEAM = /^(?=[\p{L}\p{M}\p{N}]{2}$)(\p{sc=Thai}\P{sc=Thai}|\P{sc=Thai}\p{sc=Thai})/u;

/**
 * A Thai sentence around names. As Thai is typeset, a space stands where a Thai letter meets a letter or digit of
 * another script (ข่าวเกี่ยวกับ AI); a Thai name follows without one (ข่าวเกี่ยวกับน้ำท่วม).
 */
export const thaiText = (sentence: TemplateStringsArray, ...names: (string | number)[]): string =>
  sentence.reduce((text, part, index) => join(join(text, `${names[index - 1]}`), part));

const join = (before: string, after: string): string =>
  before + (SEAM.test(before.slice(-1) + after.slice(0, 1)) ? ' ' : '') + after;
