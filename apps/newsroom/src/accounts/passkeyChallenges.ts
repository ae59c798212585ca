import { toReaderKey } from '@sala/http-server';
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { passkeyChallenges } from './schema.ts';
import { TooManySignIns, WINDOW_MINUTES } from './signIn.ts';
import { createToken } from './tokens.ts';

/** The most open challenges from one address, which a whole newsroom may share. */
const MAX_FROM_ADDRESS = 200;

const isOpen = gt(passkeyChallenges.at, sql`now() - make_interval(mins => ${WINDOW_MINUTES})`);

/**
 * Creates a random challenge for a passkey to sign. It is valid once and for a short time, so that an old signature
 * cannot be used again.
 * @param accountId the account to which a passkey is added; null to sign in
 * @throws {TooManySignIns} when too many challenges from this address are open
 */
export async function createChallenge(
  db: Database,
  { address, accountId }: { address: string; accountId: number | null },
): Promise<Uint8Array<ArrayBuffer>> {
  const from = toReaderKey(address);
  const [open] = await db
    .select({ count: count() })
    .from(passkeyChallenges)
    .where(and(eq(passkeyChallenges.address, from), isOpen));
  if ((open?.count ?? 0) >= MAX_FROM_ADDRESS)
    throw new TooManySignIns(`Too many sign-ins were begun: wait ${WINDOW_MINUTES} minutes.`);
  const challenge = createToken();
  await db.insert(passkeyChallenges).values({ challenge, accountId, address: from });
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/** Uses up a challenge: true when it was created for this purpose, and neither used nor expired. */
export async function spendChallenge(db: Database, challenge: string, accountId: number | null): Promise<boolean> {
  const isFor = accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId);
  const spent = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), isFor, isOpen))
    .returning();
  return spent.length > 0;
}

/** Deletes the challenges with which an account could still add passkeys. */
export async function deleteChallenges(db: Database, accountId: number): Promise<void> {
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId));
}

/** Deletes expired challenges. */
export async function deleteOldChallenges(db: Database): Promise<void> {
  await db
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.at, sql`now() - make_interval(mins => ${WINDOW_MINUTES})`));
}
