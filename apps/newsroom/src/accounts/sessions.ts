import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { ACCOUNT, type Account } from './account.ts';
import { accountInvitations, accountSessions, accounts } from './schema.ts';
import { createToken, hashToken } from './tokens.ts';

/** A session ends when it was not used for so long. */
const MAX_IDLE_DAYS = 7;
/** However much it is used, it ends then. */
export const MAX_SESSION_DAYS = 30;
/** A passkey can be added only by a session newer than this, so that a stolen one cannot be made permanent. */
const NEW_MINUTES = 15;
/** The last use of a session is not written more often than this. */
const USE_NOTED_MS = 5 * 60_000;
const MAX_BROWSER_LENGTH = 200;

/** Where somebody signs in from: their address, and what their browser calls itself. */
export interface Device {
  address: string;
  browser: string;
}

const isAlive = and(
  gt(accountSessions.usedAt, sql`now() - make_interval(days => ${MAX_IDLE_DAYS})`),
  gt(accountSessions.createdAt, sql`now() - make_interval(days => ${MAX_SESSION_DAYS})`),
);

/** Signs an account in; returns the token of the session, of which the database stores the hash alone. */
export async function createSession(db: Database, account: Pick<Account, 'id'>, device: Device): Promise<string> {
  const token = createToken();
  const browser = device.browser.slice(0, MAX_BROWSER_LENGTH);
  const { address } = device;
  await db.insert(accountSessions).values({ tokenHash: hashToken(token), accountId: account.id, address, browser });
  return token;
}

/** The account of a session's token; null when the session has ended, or there is none. */
export async function findSession(db: Database, token: string): Promise<Account | null> {
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ ...ACCOUNT, usedAt: accountSessions.usedAt })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
    .where(and(eq(accountSessions.tokenHash, tokenHash), isNull(accounts.closedAt), isAlive));
  if (!found) return null;
  const { usedAt, ...account } = found;
  if (Date.now() - usedAt.getTime() > USE_NOTED_MS)
    await db.update(accountSessions).set({ usedAt: sql`now()` }).where(eq(accountSessions.tokenHash, tokenHash));
  return account;
}

/** Whether somebody has signed in a moment ago, and not only been signed in for days. */
export async function isNewSession(db: Database, token: string): Promise<boolean> {
  const isNew = gt(accountSessions.createdAt, sql`now() - make_interval(mins => ${NEW_MINUTES})`);
  return (await db.$count(accountSessions, and(eq(accountSessions.tokenHash, hashToken(token)), isNew))) > 0;
}

/** Where an account is signed in, the last used first. */
export function listSessions(db: Database, accountId: number) {
  const { createdAt, usedAt, address, browser } = accountSessions;
  return db
    .select({ createdAt, usedAt, address, browser })
    .from(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), isAlive))
    .orderBy(desc(usedAt));
}

/** Signs out. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(accountSessions).where(eq(accountSessions.tokenHash, hashToken(token)));
}

/** Signs an account out everywhere; returns of how many places. */
export async function endSessions(db: Database, accountId: number): Promise<number> {
  const ended = await db.delete(accountSessions).where(eq(accountSessions.accountId, accountId)).returning();
  return ended.length;
}

/** Deletes sessions and invitations that have ended. */
export async function deleteEndedSessions(db: Database): Promise<void> {
  await db.delete(accountSessions).where(sql`not (${isAlive})`);
  await db.delete(accountInvitations).where(lt(accountInvitations.until, sql`now()`));
}
