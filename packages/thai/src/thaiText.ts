const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;
const THAI = /\p{Script=Thai}/u;

/**
 * A Thai sentence around names. As Thai is typeset, a space stands where a Thai letter meets a letter or digit of
 * another script (ข่าวเกี่ยวกับ AI); a Thai name follows without one (ข่าวเกี่ยวกับน้ำท่วม).
 */
export const thaiText = (sentence: TemplateStringsArray, ...names: (string | number)[]): string =>
  sentence.reduce((text, part, index) => join(join(text, String(names[index - 1] ?? '')), part));

function join(before: string, after: string): string {
  const [last, first] = [before.slice(-1), after.slice(0, 1)];
  const isSeam = LETTER_OR_DIGIT.test(last) && LETTER_OR_DIGIT.test(first) && THAI.test(last) !== THAI.test(first);
  return before + (isSeam ? ' ' : '') + after;
}
