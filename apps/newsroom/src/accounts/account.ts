import { accounts } from './schema.ts';

/** Who works at the desk, without what only signing in needs. */
export type Account = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'name' | 'role' | 'closedAt'>;

/** What of an account is read. */
export const ACCOUNT = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  role: accounts.role,
  closedAt: accounts.closedAt,
};
