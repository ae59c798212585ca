import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { decodeUser, encodeUser, findUser } from './user.ts';

test('findUser returns the user who called sudo, or else the user of the process', () => {
  expect(findUser({ SUDO_USER: 'malee' })).toBe('malee');
  expect(findUser({})).toBe(userInfo().username);
});

test.each([
  ['malee', 'malee'],
  ['มาลี ใจดี', 'มาลี ใจดี'],
  ['ma\nlee\u001b[2J', 'malee[2J'],
  ['a\ud800b', 'a\ufffdb'],
  ['a'.repeat(200), 'a'.repeat(64)],
])('the user name %j is decoded from the header as %j', (name, decoded) => {
  expect(decodeUser(encodeUser(name))).toBe(decoded);
});

test('decodeUser returns an empty name for a missing or malformed header', () => {
  expect([decodeUser(undefined), decodeUser('%zz')]).toEqual(['', '']);
});
