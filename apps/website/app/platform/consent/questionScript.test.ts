import { expect, test } from 'vitest';
import { CONSENT_CHOICES, CONSENT_COOKIE, parseConsent } from './consentCookie.ts';
import { renderQuestionScript } from './questionScript.ts';

/** A page with these cookies at this address, after the script has run, and a function that clicks on a choice. */
function visit(cookie: string, address = 'http://sala.example/home') {
  const listeners: ((event: object) => void)[] = [];
  const signals: string[] = [];
  const document = {
    cookie,
    documentElement: { dataset: {} as { consent?: string } },
    dispatchEvent: ({ type }: Event) => signals.push(type),
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  };
  class Tabs {
    name: string;
    constructor(name: string) {
      this.name = name;
    }
    postMessage = () => signals.push(`tabs: ${this.name}`);
  }
  new Function('document', 'location', 'BroadcastChannel', renderQuestionScript())(document, new URL(address), Tabs);
  const press = (answer?: string) => {
    const result = answer === undefined ? null : { dataset: { answer } };
    for (const listener of listeners) listener({ target: { closest: () => result } });
  };
  return { document, signals, isAsked: () => document.documentElement.dataset.consent === 'asked', press };
}

test('[2.3-04] a reader without a stored choice is asked for consent, unless the address has skip_consent_dialog', () => {
  expect(visit('').isAsked()).toBe(true);
  expect(visit(`x${CONSENT_COOKIE}=accepted`).isAsked()).toBe(true);
  expect(visit(`${CONSENT_COOKIE}=acceptedx`).isAsked()).toBe(true);
  for (const choice of CONSENT_CHOICES) expect(visit(`a=1; ${CONSENT_COOKIE}=${choice}; b=2`).isAsked()).toBe(false);
  expect(visit('', 'http://sala.example/home?a=b&skip_consent_dialog=').isAsked()).toBe(false);
  expect(visit('', 'http://sala.example/home?skip%5Fconsent%5Fdialog=1').isAsked()).toBe(false);
});

test('a click on a choice stores it for 180 days for the whole site and ends the question', () => {
  const { document, signals, isAsked, press } = visit('');
  press();
  expect([document.cookie, isAsked()]).toEqual(['', true]);
  press('accepted');
  expect([document.cookie, isAsked()]).toEqual([
    `${CONSENT_COOKIE}=accepted; Max-Age=15552000; Path=/; SameSite=Lax`,
    false,
  ]);
  expect(parseConsent(document.cookie)).toBe('accepted');
  expect(signals).toEqual(['consent', 'tabs: consent']);
});

test('the consent cookie is Secure over https', () => {
  const { document, press } = visit('', 'https://sala.example/home');
  press('refused');
  expect(document.cookie.split('; ')).toContain('Secure');
});
