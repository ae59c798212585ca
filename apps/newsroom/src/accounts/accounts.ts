import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { leases } from '../database/schema.ts';
import { CommandFailed } from '../errors/index.ts';
import { ACCOUNT, type Account } from './account.ts';
import { removePasskeys } from './passkeys.ts';
import { type AccountRole, accounts } from './schema.ts';
import { endSessions } from './sessions.ts';

/** All accounts, closed ones included, each with whether its owner has signed in and whether they can. */
export function listAccounts(db: Database) {
  return db
    .select({ ...ACCOUNT, passwordHash: accounts.passwordHash, subject: accounts.subject })
    .from(accounts)
    .orderBy(asc(accounts.email))
    .then((rows) =>
      rows.map(({ passwordHash, subject, ...account }) => ({
        ...account,
        isWaiting: passwordHash === null && subject === null,
      })),
    );
}

/**
 * An account by its email.
 * @throws {CommandFailed} when there is none
 */
export async function findAccount(db: Database, email: string): Promise<Account> {
  const [account] = await db.select(ACCOUNT).from(accounts).where(eq(accounts.email, email));
  if (!account) throw new CommandFailed(`There is no account ${email}.`);
  return account;
}

/**
 * Changes the role or the name of an account; an absent field stays as it was. A new role applies at once.
 * @throws {CommandFailed} when there is none, or no change
 */
export async function changeAccount(
  db: Database,
  email: string,
  change: { name?: string | undefined; role?: AccountRole | undefined },
): Promise<Account> {
  if (change.name === undefined && change.role === undefined)
    throw new CommandFailed('Say what to change in the account.');
  const { name, role } = change;
  const [changed] = await db
    .update(accounts)
    // an absent field is not written: another account may be changing it
    .set({ ...(name !== undefined && { name }), ...(role !== undefined && { role }) })
    .where(eq(accounts.email, email))
    .returning(ACCOUNT);
  return changed ?? findAccount(db, email);
}

/**
 * Closes an account: nobody can sign in with it any more, its sessions end, and it has no text open.
 * @throws {CommandFailed} when there is none
 */
export async function closeAccount(db: Database, email: string): Promise<void> {
  const { id } = await findAccount(db, email);
  const nothing = { passwordHash: null, issuer: null, subject: null };
  await db
    .update(accounts)
    .set({ closedAt: new Date(), ...nothing })
    .where(eq(accounts.id, id));
  await removePasskeys(db, id);
  await endSessions(db, id);
  await db.delete(leases).where(eq(leases.holder, email));
}
