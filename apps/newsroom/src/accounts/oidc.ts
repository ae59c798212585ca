import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import * as oidc from 'openid-client';
import { cacheQuery, type Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { VERIFIED_ACCOUNT, type VerifiedAccount } from './account.ts';
import { fetchProvider, ProviderUnavailable } from './fetchProvider.ts';
import { accounts } from './schema.ts';

/** The settings of a station's own sign-in with OpenID Connect. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What the browser stores while its user is at the station's sign-in. */
export interface OidcAttempt {
  verifier: string;
  state: string;
  nonce: string;
}

/** Sends users to a station's own sign-in, and signs them in when they come back. */
export interface Oidc {
  /** The address at which a user signs in. @throws when the service cannot be reached */
  start(): Promise<{ address: string; attempt: OidcAttempt }>;
  /**
   * The account of the user who has come back to `address`. The first time at an issuer it is found by its email, from
   * then on by the subject that this issuer gives.
   * @throws {CommandFailed} when the service does not confirm who they are, or they have no account
   * @throws {ProviderUnavailable} when it fails
   */
  finish(db: Database, address: URL, attempt: OidcAttempt): Promise<VerifiedAccount>;
}

/** @param redirectUri the address to which the service sends users back */
export function createOidc({ issuer, clientId, clientSecret }: OidcSettings, redirectUri: string): Oidc {
  const discover = cacheQuery(() => {
    const server = new URL(issuer);
    // plain HTTP is allowed only on this machine, where no network can be listened to
    const isHere = server.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(server.hostname);
    const execute = isHere ? [oidc.allowInsecureRequests] : [];
    return oidc
      .discovery(server, clientId, clientSecret, undefined, { execute, [oidc.customFetch]: fetchProvider })
      .catch((cause) => {
        throw new ProviderUnavailable('the sign-in service does not describe itself', { cause });
      });
  }, Number.POSITIVE_INFINITY);
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
      const server = await discover();
      const claims = await oidc
        .authorizationCodeGrant(server, address, checks)
        .then((tokens) => tokens.claims())
        .catch(({ cause }: Error) => {
          // every other error can be the fault of the browser that has come back
          if (cause instanceof ProviderUnavailable) throw cause;
        });
      if (!claims) throw new CommandFailed('The station’s sign-in service did not confirm who you are: try again.');
      const { email, email_verified: isVerified } = claims;
      return findVouched(
        db,
        claims,
        isVerified === true && typeof email === 'string' ? email.toLowerCase() : undefined,
      );
    },
  };
}

/**
 * The account of a subject of the sign-in service; the first time at an issuer, the account with its email. A subject
 * that was stored without its issuer may be another one's: the email decides once more.
 */
async function findVouched(
  db: Database,
  { iss: issuer, sub: subject }: Pick<oidc.IDToken, 'iss' | 'sub'>,
  email: string | undefined,
): Promise<VerifiedAccount> {
  const isLinked = and(eq(accounts.issuer, issuer), eq(accounts.subject, subject));
  const isFirst =
    email === undefined
      ? undefined
      : and(eq(accounts.email, email), or(isNull(accounts.issuer), ne(accounts.issuer, issuer)));
  const find = (condition: SQL | undefined) =>
    db
      .select(VERIFIED_ACCOUNT)
      .from(accounts)
      .where(and(isNull(accounts.closedAt), condition));
  const [linked] = await find(isLinked);
  if (linked) return linked;
  if (isFirst === undefined)
    throw new CommandFailed('The station’s sign-in service has not verified your email address.');
  const [account] = await find(isFirst);
  if (!account) throw new CommandFailed(`${email} has no account: ask a chief for an invitation.`);
  await db.update(accounts).set({ issuer, subject }).where(eq(accounts.id, account.id));
  return account;
}
