import { lazy, Suspense } from 'react';
import { useConsent } from '../consent/index.ts';

const NotificationOffer = lazy(() => import('./NotificationOffer.tsx').catch(() => ({ default: () => null })));

/** Loads what offers notifications, or ends them, for a reader whom either may concern: most visits do without. */
export function Notifications() {
  const consent = useConsent();
  if (!consent || (consent === 'refused' && globalThis.Notification?.permission !== 'granted')) return null;
  return (
    <Suspense fallback={null}>
      <NotificationOffer consent={consent} />
    </Suspense>
  );
}
