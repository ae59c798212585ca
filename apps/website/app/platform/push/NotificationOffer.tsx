import { useEffect, useState } from 'react';
import { createLazyPart } from '../../ui/index.ts';
import type { ConsentChoice } from '../consent/index.ts';
import { isLeftOut } from '../leftOut/index.ts';
import { isPushSupported, shouldOfferPush } from './offer.ts';

// few pages show it; one whose card cannot be loaded does without
const NotificationCard = createLazyPart(() => import('./NotificationCard.tsx'));

/**
 * Offers notifications to a reader who has accepted (SPEC 2.13-01, 6-03); one who takes that back gets no more of them.
 */
export default function NotificationOffer({ consent }: { consent: ConsentChoice }) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (consent === 'refused' && isPushSupported())
      import('../subscription/index.ts').then(({ unsubscribe }) => unsubscribe()).catch(console.warn);
    if (consent !== 'accepted') return;
    if (globalThis.Notification?.permission === 'granted' && isPushSupported())
      import('../subscription/index.ts').then(({ renewSubscription }) => renewSubscription()).catch(console.warn);
    let isCurrent = true;
    shouldOfferPush().then((offered) => isCurrent && setOffered(offered), console.warn);
    return () => {
      isCurrent = false;
      setOffered(false);
    };
  }, [consent]);
  if (consent !== 'accepted' || !isOffered || isLeftOut('/push')) return null;
  return <NotificationCard onClose={() => setOffered(false)} />;
}
