import { and, eq, isNull, or } from 'drizzle-orm';
import * as oidc from 'openid-client';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { ACCOUNT, type Account } from './account.ts';
import { accounts } from './schema.ts';

/** A station's own sign-in, which speaks OpenID Connect. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What the browser keeps while its user is at the station's sign-in. */
export interface OidcAttempt {
  verifier: string;
  state: string;
  nonce: string;
}

/** The ways to a station's own sign-in and back. */
export interface Oidc {
  /** Where somebody is sent to sign in. @throws when it cannot be reached */
  start(): Promise<{ address: string; attempt: OidcAttempt }>;
  /**
   * Who has come back to `address`. The first time an account is found by its email, from then on by what the sign-in
   * calls them.
   * @throws {CommandFailed} when it does not vouch for them, or they have no account
   */
  finish(db: Database, address: URL, attempt: OidcAttempt): Promise<Account>;
}

/** @param redirectUri where it sends them back to */
export function createOidc({ issuer, clientId, clientSecret }: OidcSettings, redirectUri: string): Oidc {
  let discovered: Promise<oidc.Configuration> | undefined;
  const discover = () => {
    const server = new URL(issuer);
    // only where nobody is between the two
    const isHere = server.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(server.hostname);
    const execute = isHere ? [oidc.allowInsecureRequests] : [];
    discovered ??= oidc.discovery(server, clientId, clientSecret, undefined, { execute });
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
  return {
    async start() {
      const attempt = {
        verifier: oidc.randomPKCECodeVerifier(),
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
      };
      const address = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        state: attempt.state,
        nonce: attempt.nonce,
      });
      return { address: address.href, attempt };
    },
    async finish(db, address, { verifier, state, nonce }) {
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      const claims = await discover()
        .then((server) => oidc.authorizationCodeGrant(server, address, checks))
        .then((tokens) => tokens.claims())
        .catch(() => undefined);
      if (!claims) throw new CommandFailed('The station’s sign-in service did not confirm who you are: try again.');
      const { sub, email, email_verified: isVerified } = claims;
      return findVouched(db, sub, isVerified === true && typeof email === 'string' ? email.toLowerCase() : undefined);
    },
  };
}

/** The account of a subject of the sign-in; the first time, that of its email. */
async function findVouched(db: Database, subject: string, email: string | undefined): Promise<Account> {
  const isFirst = email === undefined ? undefined : and(eq(accounts.email, email), isNull(accounts.subject));
  const known = await db
    .select({ ...ACCOUNT, subject: accounts.subject })
    .from(accounts)
    .where(and(isNull(accounts.closedAt), or(eq(accounts.subject, subject), isFirst)));
  const found = known.find((one) => one.subject === subject) ?? known[0];
  if (!found) {
    if (email === undefined)
      throw new CommandFailed('The station’s sign-in service has not verified your email address.');
    throw new CommandFailed(`${email} has no account: ask a chief for an invitation.`);
  }
  const { subject: before, ...account } = found;
  if (before === null) await db.update(accounts).set({ subject }).where(eq(accounts.id, account.id));
  return account;
}
