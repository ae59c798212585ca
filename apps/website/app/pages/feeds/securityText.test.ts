import { ACCOUNTABILITY } from '@sala/station';
import { expect, test, vi } from 'vitest';
import { createTestSite } from '../../testSite.server.ts';

test('/.well-known/security.txt has the contacts, expiry, languages and canonical address of RFC 9116', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:04:05+07:00') });
  const site = await createTestSite();
  const answer = await site('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect((await answer.text()).split('\n')).toEqual([
    ...ACCOUNTABILITY.securityContacts.map((contact) => `Contact: ${contact}`),
    'Expires: 2027-05-21T00:00:00Z',
    'Preferred-Languages: th, en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ]);
  // RFC 9116 requires one
  expect(ACCOUNTABILITY.securityContacts).not.toEqual([]);
  for (const contact of ACCOUNTABILITY.securityContacts) expect(contact).toMatch(/^(mailto|https|tel):/);
});
