import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

const PASSWORD = 'น้ำขึ้นให้รีบตัก';

test('isPassword matches only the password that was hashed, and each hash differs', async () => {
  const stored = await hashPassword(PASSWORD);
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword(PASSWORD, stored)).toBe(true);
  expect(await isPassword(`${PASSWORD} `, stored)).toBe(false);
  expect(await isPassword(PASSWORD, null)).toBe(false);
  expect(await hashPassword(PASSWORD)).not.toBe(stored);
});

test('a password that was hashed at another cost still matches', async () => {
  // scrypt of "password" with the salt "NaCl" (RFC 7914, section 12): its first 32 bytes
  const hash = Buffer.from('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162', 'hex');
  const stored = ['scrypt', 1024, 8, 16, Buffer.from('NaCl').toString('base64url'), hash.toString('base64url')].join(
    '$',
  );
  expect(await isPassword('password', stored)).toBe(true);
});

test.each<[string, string | RegExp]>([
  ['อ'.repeat(11), /at least 12/],
  ['😀'.repeat(11), /at least 12/],
  ['a'.repeat(201), /at most 200/],
])('hashPassword rejects the password %s', (typed, sentence) => expect(hashPassword(typed)).rejects.toThrow(sentence));

test('a password matches on a keyboard that composes its letters otherwise', async () => {
  expect(await isPassword('Cafe\u0301 de Bangkok', await hashPassword('Caf\u00e9 de Bangkok'))).toBe(true);
});
