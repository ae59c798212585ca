import { expect, test } from 'vitest';
import { switchKeyboard } from './keyboard.ts';

test.each([
  ['ouh', 'นี้'],
  ['ohemj;,', 'น้ำท่วม'],
  ['l;ylfu', 'สวัสดี'],
  ['gin', 'เรื'],
  ['gv8Fv', 'เอคโอ'],
])('%s typed on the English layout becomes %s', (typed, switched) => {
  expect(switchKeyboard(typed)).toBe(switched);
});

test.each([
  ['แนอรก', 'covid'],
  ['ยนไำพ', 'power'],
  ['ณ๊ฎ', 'IUE'],
])('%s typed on the Thai layout becomes %s', (typed, switched) => {
  expect(switchKeyboard(typed)).toBe(switched);
});

test('switching the keyboard twice returns the original text', () => {
  for (const text of ['น้ำท่วมเชียงใหม่', 'กฎหมาย', 'ฝุ่น', 'ญี่ปุ่น', 'ฐานราก', 'ไฟป่า', 'ผู้ว่าฯ']) {
    expect(switchKeyboard(switchKeyboard(text))).toBe(text);
  }
});

test('characters on no key are unchanged', () => {
  expect(switchKeyboard('😀')).toBe('😀');
  expect(switchKeyboard('')).toBe('');
  expect(switchKeyboard('ouh ouh')).toBe('นี้ นี้');
});
