import { useSyncExternalStore } from 'react';
import { type ConsentChoice, consentCookie, readConsent } from './consentCookie.ts';

const listeners = new Set<() => void>();
// a browser that keeps no cookies is asked once on each visit, not on each page
let isAnswered = false;
let isReopened = false;

/** The other tabs of this reader; those of a browser without channels learn of an answer when they are looked at again. */
let otherTabs: BroadcastChannel | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!otherTabs && 'BroadcastChannel' in globalThis) {
    otherTabs = new BroadcastChannel('consent');
    otherTabs.onmessage = tellAll;
  }
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Keeps a visitor's answer and closes the question. */
export function choose(choice: ConsentChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser we serve has the Cookie Store API
  document.cookie = consentCookie(choice, location.protocol === 'https:');
  isAnswered = true;
  otherTabs?.postMessage(null);
  closeQuestion();
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

const consent = () => readConsent(document.cookie);

/** Whether this visitor has agreed and not taken it back, in this tab or another (SPEC 6-02). */
export const hasConsent = (): boolean => consent() === 'accepted';

const question = () => (isReopened ? 'reopened' : consent() === null && !isAnswered ? 'open' : null);
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
