const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'];
/** A longer number is that of an account or a document, and is read digit by digit. */
const MAX_DIGITS = 15;

/** The words for each digit: 1669 → หนึ่ง หก หก เก้า. Signs between them are not spoken. */
export const toDigitWords = (digits: string): string[] =>
  [...digits].flatMap((digit) => DIGITS[Number.parseInt(digit, 10)] ?? []);

/**
 * The words for a number as it is written: `1,251.50` → หนึ่ง พัน สอง ร้อย ห้า สิบ เอ็ด จุด ห้า ศูนย์; `-5` → ลบ ห้า.
 */
export const toNumberWords = (written: string): string[] => {
  const negative = /^[-−]/.test(written);
  const [whole = '', ...decimals] = written.replace(/[-−,]/g, '').split('.');
  const inDigits = whole.length > MAX_DIGITS || (whole.length > 1 && whole.startsWith('0'));
  return [
    ...(negative ? ['ลบ'] : []),
    ...(inDigits ? toDigitWords(whole) : listNumberWords(whole)),
    ...decimals.flatMap((part) => ['จุด', ...toDigitWords(part)]),
  ];
};

/** The words of a whole number: the millions, then the last six digits by their places. */
const listNumberWords = (digits: string): string[] => {
  if (/^0*$/.test(digits)) return ['ศูนย์'];
  const millions = digits.slice(0, -6).replace(/^0+/, '');
  const lastDigits = [...digits.slice(-6)];
  const words = lastDigits.flatMap((digit, at) =>
    placeWords(Number(digit), lastDigits.length - 1 - at, millions + lastDigits.slice(0, at).join('')),
  );
  return millions ? [...listNumberWords(millions), 'ล้าน', ...words] : words;
};

const placeWords = (digit: number, place: number, before: string): string[] => {
  if (digit === 0) return [];
  if (place === 0) return [digit === 1 && /[1-9]/.test(before) ? 'เอ็ด' : (DIGITS[digit] ?? '')];
  const name = PLACES[place] ?? '';
  if (place === 1 && digit === 1) return [name];
  return [place === 1 && digit === 2 ? 'ยี่' : (DIGITS[digit] ?? ''), name];
};
