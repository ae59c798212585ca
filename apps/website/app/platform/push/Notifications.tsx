import { createLazyPart } from '../../ui/index.ts';
import { useConsent } from '../consent/index.ts';

const NotificationOffer = createLazyPart(() => import('./NotificationOffer.tsx'));

/** Loads what offers notifications, or ends them, for a reader whom either may concern: most visits do without. */
export function Notifications() {
  const consent = useConsent();
  if (!consent || (consent === 'refused' && globalThis.Notification?.permission !== 'granted')) return null;
  return <NotificationOffer consent={consent} />;
}
