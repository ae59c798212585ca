import { STATION } from '@sala/station';
import { expect, test } from 'vitest';
import { CONSENT_COOKIE, consentCookie, readConsent } from './consentCookie.ts';

test('[6-02] the answer is looked up by one fixed name', () => {
  expect(CONSENT_COOKIE).toBe(`${STATION.brand}_consent`);
  expect(readConsent(`a=1; ${CONSENT_COOKIE}=accepted; b=2`)).toBe('accepted');
  expect(readConsent(`${CONSENT_COOKIE}=refused`)).toBe('refused');
});

test.each([
  '',
  'a=accepted',
  `x${CONSENT_COOKIE}=accepted`,
  `${CONSENT_COOKIE}x=accepted`,
  `a=${CONSENT_COOKIE}=accepted`,
  CONSENT_COOKIE,
  `${CONSENT_COOKIE}=`,
  `${CONSENT_COOKIE}=yes`,
  `${CONSENT_COOKIE}=ACCEPTED`,
  `${CONSENT_COOKIE}="accepted"`,
])('[6-02] there is no answer in %j', (cookies) => {
  expect(readConsent(cookies)).toBeNull();
});

test('the answer is kept for 180 days, for the whole site, and for scripts too', () => {
  expect(consentCookie('accepted', false)).toBe(`${CONSENT_COOKIE}=accepted; Max-Age=15552000; Path=/; SameSite=Lax`);
});

test('over https it is sent over https only', () => {
  expect(consentCookie('refused', true).split('; ')).toContain('Secure');
});

test('what is written is what is read', () => {
  for (const choice of ['accepted', 'refused'] as const)
    expect(readConsent(consentCookie(choice, true).split('; ')[0] ?? '')).toBe(choice);
});
