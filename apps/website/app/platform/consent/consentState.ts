import { useSyncExternalStore } from 'react';
import { type ConsentChoice, parseConsent } from './consentCookie.ts';

/** The id of the question's element: the audio player stands above it. */
export const QUESTION_ID = 'cookies';

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
    otherTabs.onmessage = notifyAll;
  }
  document.addEventListener('visibilitychange', notifyAll);
  document.addEventListener('consent', closeQuestion);
  closeAnsweredQuestion();
  return () => {
    listeners.delete(listener);
  };
}

function notifyAll(): void {
  closeAnsweredQuestion();
  for (const listener of listeners) listener();
}

/** Hides the question, which `data-consent` shows (questionScript.ts), after it was answered in another tab. */
function closeAnsweredQuestion(): void {
  if (!isReopened && readConsent() !== null) delete document.documentElement.dataset.consent;
}

/** Asks again, whatever was answered before. */
export function reopenQuestion(): void {
  isReopened = true;
  document.documentElement.dataset.consent = 'asked';
  notifyAll();
}

/** Closes the question; what was answered before stays. */
export function closeQuestion(): void {
  isReopened = false;
  delete document.documentElement.dataset.consent;
  notifyAll();
}

const readConsent = () => parseConsent(document.cookie);

/** Whether this visitor has agreed and not taken it back, in this tab or another (SPEC 6-02). */
export const hasConsent = (): boolean => readConsent() === 'accepted';

// every visitor gets the same HTML: the server knows no answer, and neither does hydration
const readServerConsent = () => null;

/** What this visitor has answered; null when nothing, on the server, and before hydration. */
export function useConsent(): ConsentChoice | null {
  return useSyncExternalStore(subscribe, readConsent, readServerConsent);
}

/** Whether this visitor wants to answer anew. */
export function useIsReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReopened,
    () => false,
  );
}
