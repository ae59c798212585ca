import { useSyncExternalStore } from 'react';
import { type ConsentChoice, parseConsent } from './consentCookie.ts';

const listeners = new Set<() => void>();
let isReopened = false;

/**
 * The other tabs of this reader; those of a browser without channels learn of an answer when they are looked at again.
 */
let otherTabs: BroadcastChannel | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!otherTabs && 'BroadcastChannel' in globalThis) {
    otherTabs = new BroadcastChannel('consent');
    otherTabs.onmessage = tellAll;
  }
  document.addEventListener('visibilitychange', listener);
  document.addEventListener('consent', closeQuestion);
  closeEarlyQuestion();
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

function tellAll(): void {
  closeEarlyQuestion();
  for (const listener of listeners) listener();
}

/**
 * Closes the question that a page came with (questionScript.ts) when another tab has had the answer before its scripts
 * ran.
 */
function closeEarlyQuestion(): void {
  const { dataset } = document.documentElement;
  if (dataset.consent === 'asked' && consent() !== null) delete dataset.consent;
}

/** Asks again, whatever was answered before. */
export function reopenQuestion(): void {
  isReopened = true;
  tellAll();
}

/** Closes the question; what was answered before stays. */
export function closeQuestion(): void {
  isReopened = false;
  tellAll();
}

const consent = () => parseConsent(document.cookie);

/** Whether this visitor has agreed and not taken it back, in this tab or another (SPEC 6-02). */
export const hasConsent = (): boolean => consent() === 'accepted';

// who has not been asked by the page that came first (questionScript.ts) is not asked later
const question = () =>
  isReopened ? 'reopened' : consent() === null && document.documentElement.dataset.consent ? 'open' : null;
// every visitor gets the same HTML: the server knows no answer, and neither does hydration
const unknown = () => null;

/** What this visitor has answered; null when nothing, on the server, and before hydration. */
export function useConsent(): ConsentChoice | null {
  return useSyncExternalStore(subscribe, consent, unknown);
}

/** Whether the question stands: `open` for who has not answered, `reopened` for who wants to answer anew. */
export function useConsentQuestion(): 'open' | 'reopened' | null {
  return useSyncExternalStore(subscribe, question, unknown);
}
