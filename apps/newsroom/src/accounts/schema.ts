import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../database/columns.ts';

/** The roles of accounts, from the one that may do least; an operator needs no account. */
export const ACCOUNT_ROLES = ['reporter', 'editor', 'producer', 'chief'] as const;

export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** The accounts of the desk. A closed account stays, because the log of actions names it. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: text().$type<AccountRole>().notNull(),
    /** The result of `hashPassword`; null until a password is chosen. */
    passwordHash: text('password_hash'),
    /** The station's own sign-in (OIDC) at which the person has signed in last; null of subjects older than this column. */
    issuer: text(),
    /** The subject there: another issuer may give the same one to another person. */
    subject: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
  },
  (table) => [unique('accounts_issuer_subject').on(table.issuer, table.subject)],
);

/** The sessions of the desk. Only the hash of a token is stored (`hashToken`). */
export const accountSessions = pgTable(
  'account_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at').notNull().defaultNow(),
    address: text().notNull(),
    browser: text().notNull(),
  },
  (table) => [index('account_sessions_account').on(table.accountId)],
);

/** Invitations to choose a password, for a new account or a forgotten password; each is valid once, until a time. */
export const accountInvitations = pgTable('account_invitations', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  until: instant('until').notNull(),
});

/** Failed sign-ins, by account and address: after too many, further ones are refused without being checked. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    address: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('sign_in_attempts_newest').on(table.at)],
);

/** The public keys of passkeys, whose private keys never leave their owners' devices. */
export const accountPasskeys = pgTable(
  'account_passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The credential's id, which the device has chosen. */
    credentialId: text('credential_id').notNull().unique(),
    /** In the format of COSE. */
    publicKey: bytea('public_key').notNull(),
    /** How often it was used, where the device counts; a number that does not grow means a copied key. */
    counter: bigint({ mode: 'number' }).notNull(),
    browser: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [index('account_passkeys_account').on(table.accountId)],
);

/** Challenges that no passkey has signed yet: to sign in, or to add a passkey to an account. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('passkey_challenges_newest').on(table.at)],
);

/** Unused codes that hand a sign-in from the browser to the command line. */
export const signInCodes = pgTable('sign_in_codes', {
  codeHash: text('code_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  challenge: text().notNull(),
  at: instant('at').notNull().defaultNow(),
});
