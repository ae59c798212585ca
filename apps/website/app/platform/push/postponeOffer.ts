import { readStored, writeStored } from '../localStore/index.ts';

const KEY = 'notificationsPutOffUntil';

/** How long a reader who postpones the question is not asked again, in milliseconds: 30 days. */
const POSTPONEMENT_MS = 30 * 24 * 60 * 60 * 1000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Remembers that this reader does not want to be asked for now. */
export function postponeOffer(now = Date.now()): void {
  writeStored(KEY, now + POSTPONEMENT_MS);
}

/** True while this reader is not to be asked. */
export function isOfferPostponed(now = Date.now()): boolean {
  return now < readStored(KEY, isNumber, 0);
}
