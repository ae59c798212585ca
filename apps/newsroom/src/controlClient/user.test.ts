import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { decodeUser, encodeUser, findUser } from './user.ts';

test('who acts as another user is named with their own account', () => {
  expect(findUser({ SUDO_USER: 'malee' })).toBe('malee');
  expect(findUser({})).toBe(userInfo().username);
});

test.each([
  ['malee', 'malee'],
  ['มาลี ใจดี', 'มาลี ใจดี'],
  ['ma\nlee\u001b[2J', 'malee[2J'],
  ['a\ud800b', 'a\ufffdb'],
  ['a'.repeat(200), 'a'.repeat(64)],
])('%j goes through the header as %j', (name, decoded) => {
  expect(decodeUser(encodeUser(name))).toBe(decoded);
});

test('a header that says none is no name', () => {
  expect([decodeUser(undefined), decodeUser('%zz')]).toEqual(['', '']);
});
