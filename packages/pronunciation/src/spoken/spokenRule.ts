/** How some kind of written text is spoken. */
export interface SpokenRule {
  /** Texts that the rule decides, and all of each as it is spoken, words separated by spaces. A test tries them. */
  examples: readonly (readonly [text: string, spoken: string])[];
  /** Found where the text is read to, with the sticky flag. Its lengths are limited, so that no text takes long. */
  pattern: RegExp;
  /** The words of what was found at `at`; none when it is not spoken; undefined when another rule decides. */
  toWords: (found: RegExpExecArray, text: string, at: number) => string[] | undefined;
}

/** A pattern for numbers in Arabic digits. */
export const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)*';
/** A pattern for the Thai words for powers of ten. */
export const SCALE = '(?:ร้อย|พัน|หมื่น|แสน|ล้าน)';
/** Thai letters, and U+2060, which separates the syllables of a respelt word. */
export const THAI = /[ก-ฮะ-ฺเ-ๅ็-๎\u2060]/;

/** A pattern that is tried at one offset alone. */
export const toStickyPattern = (pattern: string): RegExp => new RegExp(pattern, 'y');
