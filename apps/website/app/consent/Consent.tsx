import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useConsentQuestion } from './consentState.ts';

// most pages are opened by somebody who has answered long ago; one whose question cannot be loaded does without
const ConsentBanner = lazy<ComponentType<{ isReopened: boolean }>>(() =>
  import('./ConsentBanner.tsx').catch(() => ({ default: () => null })),
);

/**
 * Asks for consent, after hydration, whoever has not answered; `?skip_consent_dialog` suppresses it (SPEC 2.3-04). A visitor
 * who asks for the settings gets them all the same.
 */
export function Consent() {
  const question = useConsentQuestion();
  const [query] = useSearchParams();
  if (!question || (question === 'open' && query.has('skip_consent_dialog'))) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner isReopened={question === 'reopened'} />
    </Suspense>
  );
}
