export { ConsentSettings } from './ConsentSettings.tsx';
export { CONSENT_DAYS, type ConsentChoice } from './consentCookie.ts';
export { hasConsent, QUESTION_ID, useConsent } from './consentState.ts';
