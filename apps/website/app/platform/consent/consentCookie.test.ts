import { STATION } from '@sala/station';
import { expect, test } from 'vitest';
import { CONSENT_COOKIE, parseConsent } from './consentCookie.ts';

test('[6-02] the choice is read from the cookie with the fixed name', () => {
  expect(CONSENT_COOKIE).toBe(`${STATION.brand}_consent`);
  expect(parseConsent(`a=1; ${CONSENT_COOKIE}=accepted; b=2`)).toBe('accepted');
  expect(parseConsent(`${CONSENT_COOKIE}=refused`)).toBe('refused');
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
])('[6-02] there is no choice in %j', (cookies) => {
  expect(parseConsent(cookies)).toBeNull();
});
