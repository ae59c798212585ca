import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { type Account, VERIFIED_ACCOUNT, type VerifiedAccount } from './account.ts';
import { accounts, signInCodes } from './schema.ts';
import { createToken, hashToken } from './tokens.ts';

const CODE_MINUTES = 2;
const isGood = gt(signInCodes.at, sql`now() - make_interval(mins => ${CODE_MINUTES})`);

/**
 * Creates the code that the browser hands back to the program that has opened it to sign in (RFC 8252). It is valid
 * once, for two minutes, and only for that program.
 * @param challenge `hashToken` of a secret of the program
 */
export async function createSignInCode(db: Database, { id }: Pick<Account, 'id'>, challenge: string): Promise<string> {
  const code = createToken();
  await db.insert(signInCodes).values({ codeHash: hashToken(code), accountId: id, challenge });
  return code;
}

/**
 * Uses up a code; returns its account.
 * @throws {CommandFailed} when it has expired, was used, or was created for another program
 */
export async function spendSignInCode(db: Database, code: string, verifier: string): Promise<VerifiedAccount> {
  const [spent] = await db
    .delete(signInCodes)
    .where(and(eq(signInCodes.codeHash, hashToken(code)), eq(signInCodes.challenge, hashToken(verifier)), isGood))
    .returning({ accountId: signInCodes.accountId });
  const [account] = spent
    ? await db
        .select(VERIFIED_ACCOUNT)
        .from(accounts)
        .where(and(eq(accounts.id, spent.accountId), isNull(accounts.closedAt)))
    : [];
  if (!account) throw new CommandFailed('The code is no longer valid: sign in again.');
  return account;
}

/** Deletes expired codes. */
export async function deleteOldCodes(db: Database): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.at, sql`now() - make_interval(mins => ${CODE_MINUTES})`));
}
