import { z } from 'zod';
import { action, type Caller, NO_INPUT } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime, formatCount, storableLine } from '../input/index.ts';
import { changeAccount, closeAccount, findAccount, listAccounts } from './accounts.ts';
import { invite } from './invitations.ts';
import { passkeyActions } from './passkeyActions.ts';
import { ACCOUNT_ROLES } from './schema.ts';
import { endSessions, listSessions } from './sessions.ts';

const role = 'chief';

const email = storableLine(254).toLowerCase().pipe(z.email('it is no email')).meta({ placeholder: 'EMAIL' });
const name = storableLine(100).pipe(z.string().min(1, 'it is empty')).meta({ placeholder: 'NAME' });
const newRole = z.enum(ACCOUNT_ROLES, `it is none of ${ACCOUNT_ROLES.join(', ')}`).meta({ placeholder: 'ROLE' });

const account = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  state: z.enum(['open', 'invited', 'closed']),
});

const session = z.object({ since: z.string(), used: z.string(), address: z.string(), browser: z.string() });

const print = (one: z.output<typeof account>): string =>
  [one.email, one.role.padEnd(8), one.name, one.state === 'open' ? '' : one.state].filter(Boolean).join('  ');

/**
 * So one chief always remains: nobody below may invite another, and who gave up their own role cannot take it back.
 * @throws {CommandFailed} when the account is the caller's own
 */
function requireOther(email: string, { who }: Caller): void {
  if (email === who) throw new CommandFailed(`${email} is your own account: another chief does that, or the operator.`);
}

/** The actions on accounts of the desk. */
export const accountActions = [
  action({
    name: 'accounts list',
    summary: 'list accounts and their roles',
    kind: 'query',
    role,
    input: NO_INPUT,
    output: z.object({ accounts: z.array(account) }),
    run: async ({ db }) => ({
      accounts: (await listAccounts(db)).map(({ isWaiting, closedAt, ...one }) => ({
        ...one,
        state: closedAt ? ('closed' as const) : isWaiting ? ('invited' as const) : ('open' as const),
      })),
    }),
    print: ({ accounts }) =>
      accounts.length > 0 ? accounts.map(print) : 'There are no accounts: accounts invite makes the first.',
  }),
  action({
    name: 'accounts show',
    summary: 'list where an account is signed in',
    kind: 'query',
    role,
    input: z.strictObject({ email }),
    positionals: ['email'],
    output: z.object({ sessions: z.array(session) }),
    run: async ({ db }, input) => {
      const { id } = await findAccount(db, input.email);
      return {
        sessions: (await listSessions(db, id)).map(({ createdAt, usedAt, ...device }) => ({
          ...device,
          since: formatBangkokTime(createdAt),
          used: formatBangkokTime(usedAt),
        })),
      };
    },
    print: ({ sessions }, input) =>
      sessions.length > 0
        ? sessions.map(({ since, used, address, browser }) => `since ${since}  last ${used}  ${address}  ${browser}`)
        : `${input.email} is signed in nowhere.`,
  }),
  action({
    name: 'accounts invite',
    summary: 'create an account, or let its owner choose a new password; the invitation to send is printed only once',
    kind: 'change',
    role,
    input: z.strictObject({ email, name: name.optional(), role: newRole.optional() }),
    positionals: ['email'],
    output: z.object({ email: z.string(), role: z.enum(ACCOUNT_ROLES), until: z.string(), address: z.string() }),
    run: async ({ db, deskUrl, caller }, input) => {
      if (input.role !== undefined) requireOther(input.email, caller);
      const { account: invited, token, until } = await invite(db, input);
      const query = new URLSearchParams({ email: invited.email, token });
      return {
        email: invited.email,
        role: invited.role,
        until: formatBangkokTime(until),
        address: `${deskUrl ?? ''}/invitation?${query}`,
      };
    },
    print: ({ address, until, ...invited }) => ({
      lines: [`${invited.email} is invited as ${invited.role}, until ${until}. Send them, and nobody else:`, address],
      warnings: address.startsWith('/') ? ['There is no desk yet to sign in at: DESK_PORT opens one.'] : [],
    }),
  }),
  action({
    name: 'accounts change',
    summary: 'change an account’s role or name, at once; options that are left out keep their values',
    kind: 'change',
    role,
    input: z.strictObject({ email, name: name.optional(), role: newRole.optional() }),
    positionals: ['email'],
    output: z.object({ email: z.string(), name: z.string(), role: z.enum(ACCOUNT_ROLES) }),
    run: ({ db, caller }, input) => {
      if (input.role !== undefined) requireOther(input.email, caller);
      return changeAccount(db, input.email, input);
    },
    print: (one) => print({ ...one, state: 'open' }),
  }),
  action({
    name: 'accounts sign-out',
    summary: 'sign an account out everywhere, such as after a phone is lost',
    kind: 'change',
    role,
    input: z.strictObject({ email }),
    positionals: ['email'],
    output: z.object({ ended: z.int() }),
    run: async ({ db }, input) => ({ ended: await endSessions(db, (await findAccount(db, input.email)).id) }),
    print: ({ ended }, input) => `${input.email} was signed in at ${formatCount(ended, 'place')}, and is at none`,
  }),
  action({
    name: 'accounts close',
    summary: 'close an account; the log keeps its name, and a new invitation reopens it',
    kind: 'change',
    role,
    input: z.strictObject({ email }),
    positionals: ['email'],
    output: z.object({ email: z.string() }),
    run: async ({ db, caller }, input) => {
      requireOther(input.email, caller);
      await closeAccount(db, input.email);
      return input;
    },
    print: (one) => `${one.email} is closed`,
  }),
  ...passkeyActions,
];
