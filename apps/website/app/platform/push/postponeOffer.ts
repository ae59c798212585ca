const KEY = 'notificationsPutOffUntil';

/** For how long who puts the question off is left in peace, in milliseconds: 30 days. */
const POSTPONEMENT_MS = 30 * 24 * 60 * 60 * 1000;

/** Remembers that this reader does not want to be asked for now. */
export function postponeOffer(now = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now + POSTPONEMENT_MS));
  } catch {
    // a browser that keeps nothing asks again on the next visit
  }
}

/** Whether this reader is still left in peace. */
export function isOfferPostponed(now = Date.now()): boolean {
  try {
    return now < Number(localStorage.getItem(KEY));
  } catch {
    return false;
  }
}
