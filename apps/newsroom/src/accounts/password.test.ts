import { readFile } from 'node:fs/promises';
import { QueueFullError } from '@sala/http-server';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

const PASSWORD = 'น้ำขึ้นให้รีบตัก';
const READER = '192.0.2.1';
/** The hash of another password, which takes less than a millisecond. */
const CHEAP = 'scrypt$2$1$1$c2FsdA$aGFzaA';

test('isPassword matches only the password that was hashed, and each hash differs', async () => {
  const stored = await hashPassword(PASSWORD, READER);
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword(PASSWORD, stored, READER)).toBe(true);
  expect(await isPassword(`${PASSWORD} `, stored, READER)).toBe(false);
  expect(await isPassword(PASSWORD, null, READER)).toBe(false);
  expect(await hashPassword(PASSWORD, READER)).not.toBe(stored);
});

test('a password that was hashed at another cost still matches', async () => {
  // scrypt of "password" with the salt "NaCl" (RFC 7914, section 12): its first 32 bytes
  const hash = Buffer.from('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162', 'hex');
  const stored = ['scrypt', 1024, 8, 16, Buffer.from('NaCl').toString('base64url'), hash.toString('base64url')].join(
    '$',
  );
  expect(await isPassword('password', stored, READER)).toBe(true);
});

test.each<[string, string | RegExp]>([
  ['อ'.repeat(11), /at least 12/],
  ['😀'.repeat(11), /at least 12/],
  ['a'.repeat(201), /at most 200/],
])('hashPassword rejects the password %s', (typed, sentence) =>
  expect(hashPassword(typed, READER)).rejects.toThrow(sentence),
);

test('a password matches on a keyboard that composes its letters otherwise', async () => {
  expect(await isPassword('Cafe\u0301 de Bangkok', await hashPassword('Caf\u00e9 de Bangkok', READER), READER)).toBe(
    true,
  );
});

test('files are read while passwords are checked, readers take turns, and too many passwords of one are refused', async () => {
  const ended: string[] = [];
  const check = (reader: string, stored: string | null) =>
    isPassword('', stored, reader).then(() => ended.push(reader));
  const first = check(READER, null);
  const many = Array.from({ length: 21 }, () => check(READER, CHEAP));
  await expect(many.at(-1)).rejects.toThrow(QueueFullError);
  const other = check('192.0.2.2', CHEAP);
  await readFile(import.meta.filename);
  expect(ended).toEqual([]);
  await Promise.all([first, other, ...many.slice(0, -1)]);
  expect(ended.indexOf('192.0.2.2')).toBeLessThan(3);
});
