import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { invite } from '../accounts/invitations.ts';
import { accounts } from '../accounts/schema.ts';
import type { OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { DESK_URL, readCookie, testDesk } from './testDesk.ts';

const EMAIL = 'malee@station.test';
const toPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A station's own sign-in that vouches for whom a test says, with what a test says of them. */
class Provider {
  readonly server: Server;
  claims: object = {};
  readonly #key: KeyObject;
  readonly #jwk: object;
  #nonce = '';
  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#key = privateKey;
    this.#jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
    this.server = createServer((incoming, outgoing) => {
      const answer = this.#answer(incoming.url ?? '');
      incoming.resume().on('end', () => {
        outgoing.setHeader('content-type', 'application/json');
        outgoing.end(JSON.stringify(answer));
      });
    });
  }
  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  /** What a browser does there: the address that it is sent back to. */
  approve(address: string): URL {
    const asked = new URL(address).searchParams;
    this.#nonce = asked.get('nonce') ?? '';
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.search = String(new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '' }));
    return back;
  }
  #answer(path: string): object {
    const { issuer } = this;
    if (path === '/keys') return { keys: [this.#jwk] };
    if (path === '/token') return { access_token: 'a', token_type: 'Bearer', id_token: this.#idToken() };
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }
  #idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const given = { iss: this.issuer, aud: 'desk', iat: now, exp: now + 60, nonce: this.#nonce, ...this.claims };
    const signed = `${toPart({ alg: 'RS256', kid: 'one' })}.${toPart(given)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), this.#key).toString('base64url')}`;
  }
}

let database: OpenDatabase;
const provider = new Provider();
beforeAll(async () => {
  database = await openTestDatabase();
  await new Promise<void>((done) => provider.server.listen(0, '127.0.0.1', done));
});
afterEach(() => database.db.delete(accounts));
afterAll(async () => {
  await new Promise((done) => provider.server.close(done));
  await database.close();
});

/** Signs in as whom the provider vouches for; what the desk answers at the end. */
async function signIn(claims: object, change: (back: URL) => URL = (back) => back): Promise<Response> {
  const { send } = testDesk(database.db, {
    oidc: { issuer: provider.issuer, clientId: 'desk', clientSecret: 'secret' },
  });
  provider.claims = claims;
  const sent = await send('GET', '/oidc');
  expect(sent.status).toBe(302);
  const back = change(provider.approve(sent.headers.get('location') ?? ''));
  expect(`${back.origin}${back.pathname}`).toBe(`${DESK_URL}/oidc/callback`);
  return send('GET', `${back.pathname}${back.search}`, undefined, { cookie: readCookie(sent) });
}

const VOUCHED = { sub: 'malee-7', email: 'Malee@station.test', email_verified: true };

test('who has an account comes in by their email once, and by their subject from then on', async () => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  const first = await signIn(VOUCHED);
  expect([first.status, first.headers.get('location')]).toEqual([302, '/session']);
  const session = first.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-desk_session=')) ?? '';
  const { send } = testDesk(database.db);
  const who = await send('GET', '/session', undefined, { cookie: session.split(';')[0] ?? '' });
  expect(await who.json()).toMatchObject({ email: EMAIL, role: 'editor' });
  // the email at the provider is another one now
  expect((await signIn({ ...VOUCHED, email: 'married@station.test' })).status).toBe(302);
  // somebody else who is given her old email there is not her
  expect((await signIn({ ...VOUCHED, sub: 'somebody-8' })).status).toBe(403);
});

test.each<[string, object, RegExp]>([
  ['who has no account', { ...VOUCHED, email: 'nobody@station.test' }, /nobody@station\.test has no account/],
  [
    'an email that is not said to be theirs',
    { ...VOUCHED, email_verified: false },
    /does not say that your email is yours/,
  ],
  ['a token for another application', { ...VOUCHED, aud: 'another' }, /did not vouch/],
  ['a token of another provider', { ...VOUCHED, iss: 'https://elsewhere.test' }, /did not vouch/],
  ['a token from before', { ...VOUCHED, exp: 1 }, /did not vouch/],
  ['a token for another attempt', { ...VOUCHED, nonce: 'another' }, /did not vouch/],
])('%s: not signed in', async (_, claims, detail) => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  const answer = await signIn(claims);
  expect([answer.status, await answer.json()]).toMatchObject([403, { detail: expect.stringMatching(detail) }]);
  expect(answer.headers.getSetCookie().join()).not.toContain('desk_session=');
});

test('another state than that of who began, and a closed account, come to nothing', async () => {
  await invite(database.db, { email: EMAIL, role: 'editor' });
  const forged = await signIn(VOUCHED, (back) => new URL(String(back).replace(/state=[^&]+/, 'state=forged')));
  expect(forged.status).toBe(403);
  await database.db.update(accounts).set({ closedAt: new Date() });
  expect((await signIn(VOUCHED)).status).toBe(403);
});

test('where there is none, or it does not answer, it is said', async () => {
  expect((await testDesk(database.db).send('GET', '/oidc')).status).toBe(404);
  const gone = { issuer: 'http://127.0.0.1:9', clientId: 'desk', clientSecret: 'secret' };
  expect((await testDesk(database.db, { oidc: gone }).send('GET', '/oidc')).status).toBe(502);
  const back = await testDesk(database.db, { oidc: gone }).send('GET', '/oidc/callback?code=a&state=b');
  expect(back.status).toBe(403);
});
