export { ConsentSettings } from './ConsentSettings.tsx';
export { CONSENT_DAYS, type ConsentChoice } from './consentCookie.ts';
export { hasConsent, useConsent } from './consentState.ts';
export { useQuestionHeight } from './useQuestionHeight.ts';
