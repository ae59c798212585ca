import { expect, test } from 'vitest';
import { switchKeyboard } from './keyboard.ts';

test.each([
  ['ouh', 'นี้'],
  ['ohemj;,', 'น้ำท่วม'],
  ['l;ylfu', 'สวัสดี'],
  ['gin', 'เรื'],
  ['gv8Fv', 'เอคโอ'],
])('%s was meant as %s', (typed, meant) => {
  expect(switchKeyboard(typed)).toBe(meant);
});

test.each([
  ['แนอรก', 'covid'],
  ['ยนไำพ', 'power'],
  ['ณ๊ฎ', 'IUE'],
])('%s was meant as %s', (typed, meant) => {
  expect(switchKeyboard(typed)).toBe(meant);
});

test('what was typed comes back with the other keyboard again', () => {
  for (const text of ['น้ำท่วมเชียงใหม่', 'กฎหมาย', 'ฝุ่น', 'ญี่ปุ่น', 'ฐานราก', 'ไฟป่า', 'ผู้ว่าฯ']) {
    expect(switchKeyboard(switchKeyboard(text))).toBe(text);
  }
});

test('what is on no key stays', () => {
  expect(switchKeyboard('😀')).toBe('😀');
  expect(switchKeyboard('')).toBe('');
  expect(switchKeyboard('ouh ouh')).toBe('นี้ นี้');
});
