import { expect, test } from 'vitest';
import { BAD_EMAIL_MESSAGE, isEmail, NO_REASON_MESSAGE, REASONS } from './reportRules.ts';

test.each(['somchai@example.com', 'a.b.c@example.co.th', "o'hara+news!#$%&*/=?^_`{|}~-@example.com", '1@1.th'])(
  '[5-02] the local part may have symbols in segments between dots: %s',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

test.each([
  '@example.com',
  'example.com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a b@example.com',
  'สมชาย@example.com',
  '"a"@example.com',
  'a@b@example.com',
  'a,b@example.com',
  'a\nb@example.com',
])('[5-02] an email address with another local part is rejected: %j', (email) => {
  expect(isEmail(email)).toBe(false);
});

test.each(['a@[192.168.0.1]', 'a@[255.255.255.255]', 'a@example.museum', 'a@x-y.example.th', 'A@EXAMPLE.TH'])(
  '[5-03] the domain may be an IPv4 address in brackets, or labels that end in letters: %s',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

test.each([
  'a',
  'a@',
  'a@localhost',
  'a@example.c',
  'a@example.c0m',
  'a@192.168.0.1',
  'a@[192.168.0.1',
  'a@[256.1.1.1]',
  'a@[1.1.1]',
  'a@[::1]',
  'a@-example.com',
  'a@example-.com',
  'a@example..com',
  'a@.com',
  'a@example.com.',
  'a@ตัวอย่าง.ไทย',
  'a@exa_mple.com',
  `a@${'b.'.repeat(150)}com`,
])('[5-03] an email address with another domain is rejected: %s', (email) => {
  expect(isEmail(email)).toBe(false);
});

test('an empty email address is accepted, and surrounding white space is ignored', () => {
  for (const email of ['', '   ', ' a@example.com\n']) expect(isEmail(email)).toBe(true);
});

test('[2.17-01] [2.17-02] [2.17-03] [8-12] [8-13] reasons and messages have their specified texts', () => {
  expect(REASONS).toEqual(['พบคำสะกดผิด/อ่านผิด', 'ไม่มีเสียง', 'อื่น ๆ']);
  expect(NO_REASON_MESSAGE).toBe('โปรดเลือกปัญหาหรือข้อเสนอแนะที่ท่านพบ');
  expect(BAD_EMAIL_MESSAGE).toBe('โปรดระบุอีเมลให้ถูกต้อง');
});
