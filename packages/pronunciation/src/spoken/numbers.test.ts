import { expect, test } from 'vitest';
import { toDigitWords, toNumberWords } from './numbers.ts';

test.each([
  ['0', 'ศูนย์'],
  ['1', 'หนึ่ง'],
  ['10', 'สิบ'],
  ['11', 'สิบ เอ็ด'],
  ['20', 'ยี่ สิบ'],
  ['21', 'ยี่ สิบ เอ็ด'],
  ['101', 'หนึ่ง ร้อย เอ็ด'],
  ['2569', 'สอง พัน ห้า ร้อย หก สิบ เก้า'],
  ['1,250,000', 'หนึ่ง ล้าน สอง แสน ห้า หมื่น'],
  ['11,000,001', 'สิบ เอ็ด ล้าน เอ็ด'],
  ['1000000000000', 'หนึ่ง ล้าน ล้าน'],
  ['3.14', 'สาม จุด หนึ่ง สี่'],
  ['-5', 'ลบ ห้า'],
  ['007', 'ศูนย์ ศูนย์ เจ็ด'],
  ['1234567890123456', 'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก'],
])('the number %s is read as %s', (written, words) => expect(toNumberWords(written).join(' ')).toBe(words));

test('toDigitWords reads a telephone number digit by digit', () =>
  expect(toDigitWords('1669').join(' ')).toBe('หนึ่ง หก หก เก้า'));
