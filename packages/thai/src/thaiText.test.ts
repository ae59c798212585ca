import { expect, test } from 'vitest';
import { thaiText } from './thaiText.ts';

test.each([
  ['น้ำท่วม', 'ข่าวเกี่ยวกับน้ำท่วมทั้งหมด'],
  ['AI', 'ข่าวเกี่ยวกับ AI ทั้งหมด'],
  ['โควิด-19', 'ข่าวเกี่ยวกับโควิด-19 ทั้งหมด'],
  ['๑๐๐ วัน', 'ข่าวเกี่ยวกับ๑๐๐ วันทั้งหมด'],
  ['“รู้ทัน”', 'ข่าวเกี่ยวกับ“รู้ทัน”ทั้งหมด'],
  ['', 'ข่าวเกี่ยวกับทั้งหมด'],
])('a space separates the name %j from Thai letters where the scripts differ', (name, text) => {
  expect(thaiText`ข่าวเกี่ยวกับ${name}ทั้งหมด`).toBe(text);
});

test('a space that the sentence has is not doubled', () => {
  expect(thaiText`ถ่ายทอดสดทาง ${'Sala HD'} วันนี้`).toBe('ถ่ายทอดสดทาง Sala HD วันนี้');
});

test('two names in a row and a sentence without names are joined as they are', () => {
  expect(thaiText`${'ศาลา'}${'TV'}`).toBe('ศาลา TV');
  expect(thaiText`ข่าววันนี้`).toBe('ข่าววันนี้');
});
