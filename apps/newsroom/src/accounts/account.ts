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
