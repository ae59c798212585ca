import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { ACCOUNT, type Account, type VerifiedAccount } from './account.ts';
import { accountInvitations, accountSessions, accounts, signInCodes } from './schema.ts';
import { createToken, hashToken } from './tokens.ts';

/** A session ends after this long without use. */
const MAX_IDLE_DAYS = 7;
/** A session ends after this long even when it is used. */
export const MAX_SESSION_DAYS = 30;
/** A passkey can be added only by a session newer than this, so that a stolen one cannot be made permanent. */
const NEW_MINUTES = 15;
/** The time of a session's last use is written at most this often. */
const USE_NOTED_MS = 5 * 60_000;
const MAX_BROWSER_LENGTH = 200;

/** The device that signs in: its address, and the name of its browser. */
export interface Device {
  address: string;
  browser: string;
}

const isAlive = and(
  gt(accountSessions.usedAt, sql`now() - make_interval(days => ${MAX_IDLE_DAYS})`),
  gt(accountSessions.createdAt, sql`now() - make_interval(days => ${MAX_SESSION_DAYS})`),
);

/**
 * Signs an account in; returns the session's token, of which the database stores only the hash.
 * @throws {CommandFailed} when the account was closed or got another password since it was verified
 */
export async function createSession(
  db: Database,
  { id, passwordHash }: Pick<VerifiedAccount, 'id' | 'passwordHash'>,
  { address, browser }: Device,
): Promise<string> {
  const token = createToken();
  const isUnchanged = sql`${accounts.passwordHash} is not distinct from ${passwordHash}`;
  const created = await db
    .insert(accountSessions)
    .select(
      db
        .select({
          tokenHash: sql<string>`${hashToken(token)}`.as('token_hash'),
          accountId: accounts.id,
          createdAt: sql<Date>`now()`.as('created_at'),
          usedAt: sql<Date>`now()`.as('used_at'),
          address: sql<string>`${address}`.as('address'),
          browser: sql<string>`${browser.slice(0, MAX_BROWSER_LENGTH)}`.as('browser'),
        })
        .from(accounts)
        .where(and(eq(accounts.id, id), isNull(accounts.closedAt), isUnchanged))
        // waits for a reset that is being committed, whose end of sessions would miss this one
        .for('share'),
    )
    .returning({ accountId: accountSessions.accountId });
  if (created.length === 0) throw new CommandFailed('The account was changed meanwhile: sign in again.');
  return token;
}

/** The account of a session's token; null when the session has ended or does not exist. */
export async function findSession(db: Database, token: string): Promise<Account | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ ...ACCOUNT, usedAt: accountSessions.usedAt })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
    .where(and(eq(accountSessions.tokenHash, tokenHash), isNull(accounts.closedAt), isAlive));
  if (!row) return null;
  const { usedAt, ...account } = row;
  if (Date.now() - usedAt.getTime() > USE_NOTED_MS)
    await db.update(accountSessions).set({ usedAt: sql`now()` }).where(eq(accountSessions.tokenHash, tokenHash));
  return account;
}

/** Whether a session began less than {@link NEW_MINUTES} minutes ago. */
export async function isNewSession(db: Database, token: string): Promise<boolean> {
  const isNew = gt(accountSessions.createdAt, sql`now() - make_interval(mins => ${NEW_MINUTES})`);
  return (await db.$count(accountSessions, and(eq(accountSessions.tokenHash, hashToken(token)), isNew))) > 0;
}

/** The sessions of an account, the last used first. */
export function listSessions(db: Database, accountId: number) {
  const { createdAt, usedAt, address, browser } = accountSessions;
  return db
    .select({ createdAt, usedAt, address, browser })
    .from(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), isAlive))
    .orderBy(desc(usedAt));
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(accountSessions).where(eq(accountSessions.tokenHash, hashToken(token)));
}

/** Ends all sessions of an account, also those that a code would still begin; returns how many there were. */
export async function endSessions(db: Database, accountId: number): Promise<number> {
  await db.delete(signInCodes).where(eq(signInCodes.accountId, accountId));
  const ended = await db.delete(accountSessions).where(eq(accountSessions.accountId, accountId)).returning();
  return ended.length;
}

/** Deletes ended sessions and expired invitations. */
export async function deleteEndedSessions(db: Database): Promise<void> {
  await db.delete(accountSessions).where(sql`not (${isAlive})`);
  await db.delete(accountInvitations).where(lt(accountInvitations.until, sql`now()`));
}
