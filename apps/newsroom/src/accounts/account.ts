import { accounts } from './schema.ts';

/** An account of the desk, without the fields that are used only to sign in. */
export type Account = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'name' | 'role' | 'closedAt'>;

/** The columns of an {@link Account}. */
export const ACCOUNT = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  role: accounts.role,
  closedAt: accounts.closedAt,
};

/** An account whose owner has signed in, with the password's hash at that time: it changes when the account is reset. */
export type VerifiedAccount = Account & Pick<typeof accounts.$inferSelect, 'passwordHash'>;

/** The columns of a {@link VerifiedAccount}. */
export const VERIFIED_ACCOUNT = { ...ACCOUNT, passwordHash: accounts.passwordHash };
