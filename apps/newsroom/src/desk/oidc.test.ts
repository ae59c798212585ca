import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findAccount } from '../accounts/accounts.ts';
import { invite } from '../accounts/invitations.ts';
import { accounts, signInAttempts, signInCodes } from '../accounts/schema.ts';
import { endSessions } from '../accounts/sessions.ts';
import { deleteOldCodes } from '../accounts/signInCodes.ts';
import { hashToken } from '../accounts/tokens.ts';
import type { OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { DESK_URL, readCookie, testDesk } from './testDesk.ts';
import { TestProvider } from './testProvider.ts';

const EMAIL = 'malee@station.test';

let database: OpenDatabase;
const provider = new TestProvider();
beforeAll(async () => {
  database = await openTestDatabase();
  await provider.open();
});
afterEach(async () => {
  Object.assign(provider, { paddingBytes: 0, status: 200 });
  await database.db.delete(signInAttempts);
  await database.db.delete(accounts);
});
afterAll(async () => {
  await provider.close();
  await database.close();
});

/** Signs in as the person whom the provider names; returns the desk's last answer. */
async function signIn(
  claims: object,
  change: (back: URL) => URL = (back) => back,
  query = '',
  at = provider,
): Promise<Response> {
  const { send } = testDesk(database.db, { oidc: { issuer: at.issuer, clientId: 'desk', clientSecret: 'secret' } });
  at.claims = claims;
  const sent = await send('GET', `/oidc${query}`);
  expect(sent.status).toBe(302);
  const back = change(at.approve(sent.headers.get('location') ?? ''));
  expect(`${back.origin}${back.pathname}`).toBe(`${DESK_URL}/oidc/callback`);
  return send('GET', `${back.pathname}${back.search}`, undefined, { cookie: readCookie(sent) });
}

const VOUCHED = { sub: 'malee-7', email: 'Malee@station.test', email_verified: true };

test('an account signs in by its verified email the first time, and by its subject from then on', async () => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  const first = await signIn(VOUCHED);
  expect([first.status, first.headers.get('location')]).toEqual([302, '/session']);
  const session = first.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-desk_session=')) ?? '';
  const { send } = testDesk(database.db);
  const who = await send('GET', '/session', undefined, { cookie: session.split(';')[0] ?? '' });
  expect(await who.json()).toMatchObject({ email: EMAIL, role: 'editor' });
  // her email at the provider has changed
  expect((await signIn({ ...VOUCHED, email: 'married@station.test' })).status).toBe(302);
  // another person who gets her old email there does not get her account
  expect((await signIn({ ...VOUCHED, sub: 'somebody-8' })).status).toBe(403);
});

test('a subject counts only at its issuer: at another one, the verified email decides as at a first sign-in', async () => {
  const other = new TestProvider();
  await other.open();
  const signInThere = (claims: object) => signIn({ ...VOUCHED, ...claims }, undefined, undefined, other);
  await invite(database.db, { email: EMAIL, role: 'chief' });
  await signIn(VOUCHED);
  // another person has her subject there
  expect((await signInThere({ email: 'somebody@station.test' })).status).toBe(403);
  expect((await signInThere({ email_verified: false })).status).toBe(403);
  expect((await signInThere({ sub: 'malee-9' })).status).toBe(302);
  expect((await signInThere({ sub: 'malee-9', email: 'married@station.test' })).status).toBe(302);
  await other.close();
});

test('a subject that was stored without its issuer signs in by its verified email once more', async () => {
  await invite(database.db, { email: EMAIL, role: 'chief' });
  await signIn(VOUCHED);
  await database.db.update(accounts).set({ issuer: null });
  const renamed = { ...VOUCHED, email: 'somebody@station.test' };
  expect((await signIn(renamed)).status).toBe(403);
  expect((await signIn(VOUCHED)).status).toBe(302);
  expect((await signIn(renamed)).status).toBe(302);
});

test('a sign-in is bound to a __Host- cookie, which no other host can set', async () => {
  const { send } = testDesk(database.db, {
    oidc: { issuer: provider.issuer, clientId: 'desk', clientSecret: 'secret' },
  });
  const start = await send('GET', '/oidc');
  expect(start.headers.get('set-cookie')).toMatch(/^__Host-desk_oidc=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const tossed = readCookie(start).replace('__Host-', '');
  const back = provider.approve(start.headers.get('location') ?? '');
  expect((await send('GET', `${back.pathname}${back.search}`, undefined, { cookie: tossed })).status).toBe(403);
});

test.each<[string, object, RegExp]>([
  ['a person without an account', { ...VOUCHED, email: 'nobody@station.test' }, /nobody@station\.test has no account/],
  ['an unverified email', { ...VOUCHED, email_verified: false }, /has not verified your email address/],
  ['a token for another application', { ...VOUCHED, aud: 'another' }, /did not confirm/],
  ['a token of another provider', { ...VOUCHED, iss: 'https://elsewhere.test' }, /did not confirm/],
  ['an expired token', { ...VOUCHED, exp: 1 }, /did not confirm/],
  ['a token for another attempt', { ...VOUCHED, nonce: 'another' }, /did not confirm/],
])('%s does not sign in', async (_, claims, detail) => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  const answer = await signIn(claims);
  expect([answer.status, await answer.json()]).toMatchObject([403, { detail: expect.stringMatching(detail) }]);
  expect(answer.headers.getSetCookie().join()).not.toContain('desk_session=');
});

test('an answer with a token of more than a megabyte is not read, and does not sign in', async () => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  provider.paddingBytes = 900_000;
  expect((await signIn(VOUCHED)).status).toBe(302);
  provider.paddingBytes = 1_000_000;
  expect((await signIn(VOUCHED)).status).toBe(502);
});

test('an outage of the provider is answered with 502, and does not count as a failed sign-in', async () => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  const fail = (back: URL) => {
    provider.status = 503;
    return back;
  };
  expect((await signIn(VOUCHED, fail)).status).toBe(502);
  expect(await database.db.$count(signInAttempts)).toBe(0);
});

test('many whom the provider does not vouch for keep nobody out who shares their address', async () => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  const refused = { email: 'the station’s sign-in', address: '192.0.2.1' };
  await database.db.insert(signInAttempts).values(Array.from({ length: 20 }, () => refused));
  expect((await signIn(VOUCHED)).status).toBe(302);
});

test('a forged state or a closed account does not sign in', async () => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  const forged = await signIn(VOUCHED, (back) => new URL(String(back).replace(/state=[^&]+/, 'state=forged')));
  expect(forged.status).toBe(403);
  await database.db.update(accounts).set({ closedAt: new Date() });
  expect((await signIn(VOUCHED)).status).toBe(403);
});

/** The secret of a program that sends a browser to sign in, and the hash of it that the desk gets. */
const VERIFIER = 'what-the-program-alone-knows';
const PROGRAM_QUERY = `?port=40123&challenge=${hashToken(VERIFIER)}`;

/** The code with which the browser returns to the program after signing in. */
async function comeBack(): Promise<string> {
  const back = await signIn(VOUCHED, undefined, PROGRAM_QUERY);
  const { origin, searchParams } = new URL(back.headers.get('location') ?? '');
  expect([back.status, origin]).toEqual([302, 'http://127.0.0.1:40123']);
  // the browser itself has no session
  expect(back.headers.getSetCookie().join()).not.toContain('desk_session=');
  return searchParams.get('code') ?? '';
}

test('only the program that started a sign-in gets a session for its code, once and within two minutes', async () => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  const { send } = testDesk(database.db);
  const redeem = (code: string, verifier = VERIFIER) => send('POST', '/session/code', { code, verifier });
  const code = await comeBack();
  expect((await redeem(code, 'another')).status).toBe(403);
  const signedIn = await redeem(code);
  expect([signedIn.status, await signedIn.json()]).toMatchObject([201, { email: EMAIL, role: 'editor' }]);
  expect((await redeem(code)).status).toBe(403);
  const isMade = (time: string) => database.db.update(signInCodes).set({ at: sql`now() - ${time}::interval` });
  const slow = await comeBack();
  await isMade('110 seconds');
  expect((await redeem(slow)).status).toBe(201);
  const late = await comeBack();
  await isMade('130 seconds');
  expect((await redeem(late)).status).toBe(403);
  await deleteOldCodes(database.db);
  expect(await database.db.$count(signInCodes)).toBe(0);
  const signedOut = await comeBack();
  await endSessions(database.db, (await findAccount(database.db, EMAIL)).id);
  expect((await redeem(signedOut)).status).toBe(403);
  const closed = await comeBack();
  await database.db.update(accounts).set({ closedAt: new Date() });
  expect((await redeem(closed)).status).toBe(403);
});

test.each(['?port=80&challenge=x', '?port=40123', `?port=elsewhere.test&challenge=${hashToken('x')}`])(
  'a sign-in that would send the browser elsewhere is rejected: %s',
  async (query) => {
    const oidc = { issuer: provider.issuer, clientId: 'desk', clientSecret: 'secret' };
    expect((await testDesk(database.db, { oidc }).send('GET', `/oidc${query}`)).status).toBe(400);
  },
);

test('a sign-in is answered with 404 without a provider, and with 502 when the provider does not answer', async () => {
  expect((await testDesk(database.db).send('GET', '/oidc')).status).toBe(404);
  const gone = { issuer: 'http://127.0.0.1:9', clientId: 'desk', clientSecret: 'secret' };
  expect((await testDesk(database.db, { oidc: gone }).send('GET', '/oidc')).status).toBe(502);
  const back = await testDesk(database.db, { oidc: gone }).send('GET', '/oidc/callback?code=a&state=b');
  expect(back.status).toBe(403);
});
