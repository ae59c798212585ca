import { QueueFullError, toReaderKey } from '@sala/http-server';
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Database, requireRow } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { VERIFIED_ACCOUNT, type VerifiedAccount } from './account.ts';
import { isPassword } from './password.ts';
import { accounts, signInAttempts } from './schema.ts';

/** How long a failed sign-in counts, and a challenge is valid. */
export const WINDOW_MINUTES = 15;
/** The most failures for one account from one address, so that a stranger elsewhere cannot lock an editor out. */
const MAX_FOR_ACCOUNT = 10;
/** The most failures from one address for all accounts, which a whole newsroom may share. */
const MAX_FROM_ADDRESS = 50;
/** How long a client waits that has too many passwords in the queue. */
const QUEUE_SECONDS = 5;

/** What a person signs in with, as the log names it; `email` where it names an account, as a password does. */
export interface SignInMethod {
  name: string;
  email?: string;
}

/** Thrown when too many sign-ins have failed, or are made at once. */
export class TooManySignIns extends CommandFailed {
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds = WINDOW_MINUTES * 60) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Signs a person in with `find`, and counts what it refuses by account and address; where the method names no account,
 * by address alone. `find` gets the key under which the address takes its turns.
 * @throws {TooManySignIns} when too many have failed in the last {@link WINDOW_MINUTES} minutes, or wait
 */
export async function limitSignIns(
  db: Database,
  { method, address }: { method: SignInMethod; address: string },
  find: (reader: string) => Promise<VerifiedAccount>,
): Promise<VerifiedAccount> {
  // counted before the password is checked, so that simultaneous attempts count, too
  const reader = toReaderKey(address);
  const attempt = await countAttempt(db, method, reader);
  let isCounted = false;
  try {
    return await find(reader);
  } catch (error) {
    isCounted = error instanceof CommandFailed;
    if (!(error instanceof QueueFullError)) throw error;
    throw new TooManySignIns(`Too many sign-ins wait: try again in ${QUEUE_SECONDS} seconds.`, QUEUE_SECONDS);
  } finally {
    // an outage or a full queue says nothing about the password
    if (!isCounted) await db.delete(signInAttempts).where(eq(signInAttempts.id, attempt));
  }
}

/**
 * The account of an email and a password.
 * @param reader whose turn it takes, a `toReaderKey`
 * @throws {CommandFailed} when there is none; a wrong email and a wrong password fail alike
 */
export async function checkPassword(
  db: Database,
  { email: typed, password }: { email: string; password: string },
  reader: string,
): Promise<VerifiedAccount> {
  const email = typed.toLowerCase();
  const [row] = await db
    .select(VERIFIED_ACCOUNT)
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.closedAt)));
  const isTheirs = await isPassword(password, row?.passwordHash ?? null, reader);
  if (!row || !isTheirs) throw new CommandFailed('The email or the password is wrong.');
  return row;
}

/** Counts an attempt to sign in, and returns its id; one that is refused because of earlier ones is not counted. */
async function countAttempt(db: Database, { name, email }: SignInMethod, address: string): Promise<number> {
  const who = (email ?? name).toLowerCase();
  const { id } = requireRow(
    await db.insert(signInAttempts).values({ email: who, address }).returning({ id: signInAttempts.id }),
  );
  const isForAccount = email === undefined ? sql`false` : eq(signInAttempts.email, who);
  const [counted] = await db
    .select({ all: count(), forAccount: sql<number>`count(*) filter (where ${isForAccount})`.mapWith(Number) })
    .from(signInAttempts)
    .where(and(eq(signInAttempts.address, address), gt(signInAttempts.at, isRecent)));
  if ((counted?.forAccount ?? 0) <= MAX_FOR_ACCOUNT && (counted?.all ?? 0) <= MAX_FROM_ADDRESS) return id;
  await db.delete(signInAttempts).where(eq(signInAttempts.id, id));
  throw new TooManySignIns(`Too many sign-ins were refused: wait ${WINDOW_MINUTES} minutes.`);
}

const isRecent = sql`now() - make_interval(mins => ${WINDOW_MINUTES})`;

/** Deletes failed sign-ins that are too old to count. */
export async function deleteOldAttempts(db: Database): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.at, isRecent));
}
