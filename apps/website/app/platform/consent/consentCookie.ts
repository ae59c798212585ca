import { STATION } from '@sala/station';

/** What a visitor may answer to the question about cookies. */
export const CONSENT_CHOICES = ['accepted', 'refused'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** The fixed name under which the answer is looked up (SPEC 6-02). */
export const CONSENT_COOKIE = `${STATION.brand}_consent`;

/** After how many days a visitor is asked again. */
export const CONSENT_DAYS = 180;

/** The answer in a list of cookies as `document.cookie` has it; null when there is none, or an invalid one. */
export function parseConsent(cookies: string): ConsentChoice | null {
  const values = cookies.split(';').flatMap((cookie) => {
    const [name, value] = cookie.split('=');
    return name?.trim() === CONSENT_COOKIE ? [value?.trim()] : [];
  });
  return CONSENT_CHOICES.find((choice) => choice === values[0]) ?? null;
}
