/** A text with 0 to 9 in place of ๐ to ๙. */
export const toArabicDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0e50 + 0x30));
