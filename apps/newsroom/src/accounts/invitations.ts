import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Database, requireRow } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { ACCOUNT, type Account, VERIFIED_ACCOUNT, type VerifiedAccount } from './account.ts';
import { removePasskeys } from './passkeys.ts';
import { hashPassword } from './password.ts';
import { type AccountRole, accountInvitations, accounts } from './schema.ts';
import { endSessions } from './sessions.ts';
import { createToken, hashToken } from './tokens.ts';

const INVITATION_DAYS = 7;

/** The person to invite; one who has an account already is invited to choose another password. */
export interface Invited {
  email: string;
  name?: string | undefined;
  role?: AccountRole | undefined;
}

/** An invitation to be sent: it can be used once, until it expires. */
export interface Invitation {
  account: Account;
  token: string;
  until: Date;
}

/**
 * Invites a person, who may have an account already, even a closed one; an absent field stays as it was. Earlier
 * invitations become void; the old password works until a new one is chosen.
 * @throws {CommandFailed} when a new account has no role
 */
export async function invite(db: Database, { email, name, role }: Invited): Promise<Invitation> {
  const [existing] = await db.select(ACCOUNT).from(accounts).where(eq(accounts.email, email)).for('update');
  const fields = { name: name ?? existing?.name ?? email, role: role ?? existing?.role };
  if (!fields.role) throw new CommandFailed(`${email} has no account: invite them with a --role.`);
  const values = { email, ...fields, role: fields.role };
  const account = requireRow(
    await db
      .insert(accounts)
      .values(values)
      .onConflictDoUpdate({ target: accounts.email, set: { ...values, closedAt: null } })
      .returning(ACCOUNT),
  );
  const token = createToken();
  const until = new Date(Date.now() + INVITATION_DAYS * 24 * 3600_000);
  const invitation = { tokenHash: hashToken(token), until };
  await db
    .insert(accountInvitations)
    .values({ ...invitation, accountId: account.id })
    .onConflictDoUpdate({ target: accountInvitations.accountId, set: invitation });
  return { account, token, until };
}

/**
 * Accepts an invitation: sets the password, ends all sessions of the account and removes its passkeys.
 * @param reader whose turn the hashing takes, a `toReaderKey`
 * @throws {CommandFailed} when the invitation is no longer valid, or the password is too short or too long
 */
export async function acceptInvitation(
  db: Database,
  { token, password }: { token: string; password: string },
  reader: string,
): Promise<VerifiedAccount> {
  // checked first, because hashing a password is expensive
  if (!(await findInvited(db, token))) throw toSpent();
  const passwordHash = await hashPassword(password, reader);
  return db.transaction(async (transaction) => {
    const [spent] = await transaction
      .delete(accountInvitations)
      .where(isGood(token))
      .returning({ accountId: accountInvitations.accountId });
    if (!spent) throw toSpent();
    const [account] = await transaction
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, spent.accountId), isNull(accounts.closedAt)))
      .returning(VERIFIED_ACCOUNT);
    if (!account) throw toSpent();
    await removePasskeys(transaction, account.id);
    await endSessions(transaction, account.id);
    return account;
  });
}

/** The account that a token invites; null when the token was used or has expired. */
async function findInvited(db: Database, token: string): Promise<Account | null> {
  const [account] = await db
    .select(ACCOUNT)
    .from(accountInvitations)
    .innerJoin(accounts, eq(accounts.id, accountInvitations.accountId))
    .where(and(isGood(token), isNull(accounts.closedAt)));
  return account ?? null;
}

const isGood = (token: string) =>
  and(eq(accountInvitations.tokenHash, hashToken(token)), gt(accountInvitations.until, sql`now()`));

const toSpent = (): CommandFailed =>
  new CommandFailed('The invitation is no longer valid: it was used, has expired, or was replaced by a newer one.');
