export { ConsentSettings } from './ConsentSettings.tsx';
export type { ConsentChoice } from './consentCookie.ts';
export { hasConsent, useConsent } from './consentState.ts';
export { useQuestionHeight } from './useQuestionHeight.ts';
