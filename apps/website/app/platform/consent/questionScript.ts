import { CONSENT_CHOICES, CONSENT_COOKIE, CONSENT_DAYS } from './consentCookie.ts';

const LIFETIME_SECONDS = CONSENT_DAYS * 24 * 60 * 60;

/**
 * Runs before the first paint. Shows the question, which is in every page, to readers who have not answered it, except
 * with `?skip_consent_dialog` (SPEC 2.3-04). Stores the answer when an element with `data-answer` is pressed, even
 * before the page's scripts have loaded. The cookie must be readable for scripts, because every visitor gets the same
 * HTML and only the browser knows the answer. An answer is announced as `consent` to this page and to the reader's
 * other tabs (consentState.ts).
 */
export const renderQuestionScript = (): string => `(d=>{const h=d.documentElement.dataset,l=location;
/(^|; )${CONSENT_COOKIE}=(${CONSENT_CHOICES.join('|')})(;|$)/.test(d.cookie)||new URLSearchParams(l.search).has('skip_consent_dialog')||(h.consent='asked');
d.addEventListener('click',e=>{const a=e.target.closest&&e.target.closest('[data-answer]');if(a)d.cookie='${CONSENT_COOKIE}='+a.dataset.answer+'; Max-Age=${LIFETIME_SECONDS}; Path=/; SameSite=Lax'+(l.protocol=='https:'?'; Secure':''),delete h.consent,d.dispatchEvent(new Event('consent')),new BroadcastChannel('consent').postMessage(0)})})(document)`;
