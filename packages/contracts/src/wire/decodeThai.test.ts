import { expect, test } from 'vitest';
import { decodeThai } from './decodeThai.ts';

test('decodeThai decodes Thai letters of an address and leaves all other characters encoded', () => {
  const term = 'ฝน & ลม 100% #๑ “ย”';
  const address = `/tags?q=${encodeURIComponent(term)}`;
  expect(decodeThai(address)).toBe('/tags?q=ฝน%20%26%20ลม%20100%25%20%23๑%20%E2%80%9Cย%E2%80%9D');
  expect(new URL(decodeThai(address), 'https://www.example').href).toBe(new URL(address, 'https://www.example').href);
});

test.each(['/tags?q=%E0', '/tags?q=%E0%B8', '/tags?q=%E0%BA%81', '/tags?q=%e0%c8%81'])(
  'decodeThai leaves %s unchanged',
  (address) => {
    expect(decodeThai(address)).toBe(address);
  },
);
