import { isOfferPostponed } from './postponeOffer.ts';

/** Whether this browser can be notified at all; on iOS only a site that was put on the home screen can. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Whether this reader is offered notifications: nothing stands against it, and they have neither them nor put them off.
 */
export async function shouldOfferPush(): Promise<boolean> {
  if (!isPushSupported() || Notification.permission === 'denied' || isOfferPostponed()) return false;
  if (Notification.permission === 'default') return true;
  // leave was given, but subscribing failed, or ended with a consent that was taken back
  const registration = await navigator.serviceWorker.getRegistration('/');
  return !(await registration?.pushManager.getSubscription());
}
