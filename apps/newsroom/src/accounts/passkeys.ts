import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed, isDatabaseGone } from '../errors/index.ts';
import { type Account, VERIFIED_ACCOUNT, type VerifiedAccount } from './account.ts';
import { createChallenge, deleteChallenges, spendChallenge } from './passkeyChallenges.ts';
import { accountPasskeys, accounts } from './schema.ts';
import type { Device } from './sessions.ts';

/** How long a browser waits for its user to present a passkey, in milliseconds. */
const TIMEOUT_MS = 5 * 60_000;
/** Ed25519, P-256 and RSA by their COSE numbers; newer algorithms are experimental in Node.js. */
const supportedAlgorithmIDs = [-8, -7, -257];
const MAX_PASSKEYS = 20;
const MAX_BROWSER_LENGTH = 200;

/** A passkey as its owner sees it. */
export interface Passkey {
  id: number;
  email: string;
  /** The browser in which it was added. */
  browser: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** Turns the error of an invalid response into undefined; an error of the database is thrown. */
function toNothing(error: unknown): undefined {
  if (isDatabaseGone(error)) throw error;
}

// loaded only when a passkey is used: it brings 25 packages
const load = () => import('@simplewebauthn/server');

/**
 * The passkeys of the desk: keys on a phone, a computer or a security key, which signs with one only when its owner has
 * confirmed it with a fingerprint or a PIN. A passkey works only at the address it was made for.
 */
export function createPasskeys(db: Database, { origin, hostname }: URL) {
  const site = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
  return {
    /** The options with which a browser makes a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
    async askForNew(account: Account, address: string) {
      const { generateRegistrationOptions } = await load();
      const known = await db.select().from(accountPasskeys).where(eq(accountPasskeys.accountId, account.id));
      if (known.length >= MAX_PASSKEYS)
        throw new CommandFailed(`You have ${MAX_PASSKEYS} passkeys: remove one (passkeys list).`);
      return generateRegistrationOptions({
        rpName: hostname,
        rpID: hostname,
        userName: account.email,
        userDisplayName: account.name,
        userID: new TextEncoder().encode(String(account.id)),
        challenge: await createChallenge(db, { address, accountId: account.id }),
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        // discoverable, so that no email has to be typed, and protected by a PIN or a fingerprint
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs,
        timeout: TIMEOUT_MS,
      });
    },

    /**
     * Stores the passkey that a browser has made.
     * @throws {CommandFailed} when it is invalid, was made at another address, or for a challenge that is not open
     */
    async add(account: Account, response: RegistrationResponseJSON, { browser }: Device): Promise<void> {
      const { verifyRegistrationResponse } = await load();
      const expectedChallenge = (challenge: string) => spendChallenge(db, challenge, account.id);
      const expected = { expectedChallenge, supportedAlgorithmIDs, ...site };
      const verified = await verifyRegistrationResponse({ response, ...expected }).catch(toNothing);
      if (!verified?.registrationInfo) throw new CommandFailed('The passkey could not be added: try again.');
      const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
      const added = await db
        .insert(accountPasskeys)
        .values({
          accountId: account.id,
          credentialId,
          publicKey,
          counter,
          browser: browser.slice(0, MAX_BROWSER_LENGTH),
        })
        .onConflictDoNothing()
        .returning({ id: accountPasskeys.id });
      if (added.length === 0) throw new CommandFailed('This passkey is there already.');
    },

    /** The options with which a browser signs in: `PublicKeyCredentialRequestOptionsJSON`. */
    async askForAny(address: string) {
      const { generateAuthenticationOptions } = await load();
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: await createChallenge(db, { address, accountId: null }),
        userVerification: 'required',
        timeout: TIMEOUT_MS,
      });
    },

    /**
     * The owner of the passkey that a browser has used.
     * @throws {CommandFailed} when the passkey is unknown, was used at another address, or for a challenge that is not
     * open
     */
    async findOwner(response: AuthenticationResponseJSON): Promise<VerifiedAccount> {
      const { verifyAuthenticationResponse } = await load();
      const [row] = await db
        .select({ account: VERIFIED_ACCOUNT, passkey: accountPasskeys })
        .from(accountPasskeys)
        .innerJoin(accounts, eq(accounts.id, accountPasskeys.accountId))
        .where(and(eq(accountPasskeys.credentialId, response.id), isNull(accounts.closedAt)));
      if (!row) throw new CommandFailed('This passkey belongs to no account: it was removed, or never added.');
      const { id, credentialId, publicKey, counter } = row.passkey;
      const used = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge: string) => spendChallenge(db, challenge, null),
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
        ...site,
      }).catch(toNothing);
      if (!used?.verified) throw new CommandFailed('The passkey was not accepted: try again.');
      const { newCounter } = used.authenticationInfo;
      await db
        .update(accountPasskeys)
        .set({ counter: newCounter, usedAt: sql`now()` })
        .where(eq(accountPasskeys.id, id));
      return row.account;
    },
  };
}

/** The passkeys of one account or of all, ordered by owner and then by when they were added. */
export function listPasskeys(db: Database, email: string | undefined): Promise<Passkey[]> {
  const { id, browser, createdAt, usedAt } = accountPasskeys;
  return db
    .select({ id, email: accounts.email, browser, createdAt, usedAt })
    .from(accountPasskeys)
    .innerJoin(accounts, eq(accounts.id, accountPasskeys.accountId))
    .where(email === undefined ? undefined : eq(accounts.email, email))
    .orderBy(asc(accounts.email), asc(id));
}

/**
 * Removes a passkey, so that nobody can sign in with it; where an email is given, only from that account.
 * @throws {CommandFailed} when there is none of that number
 */
export async function removePasskey(db: Database, id: number, email: string | undefined): Promise<void> {
  const passkey = (await listPasskeys(db, email)).find((one) => one.id === id);
  if (!passkey) throw new CommandFailed(`There is no passkey ${id}: passkeys list names those that there are.`);
  await db.delete(accountPasskeys).where(eq(accountPasskeys.id, id));
}

/** Removes all passkeys of an account, also those that are being added. */
export async function removePasskeys(db: Database, accountId: number): Promise<void> {
  await deleteChallenges(db, accountId);
  await db.delete(accountPasskeys).where(eq(accountPasskeys.accountId, accountId));
}
