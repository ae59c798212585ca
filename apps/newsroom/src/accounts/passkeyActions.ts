import { z } from 'zod';
import { action, type Caller, hasRightsOf, NO_INPUT } from '../actions/index.ts';
import { MAX_INTEGER } from '../database/schema.ts';
import { formatBangkokTime } from '../input/index.ts';
import { listPasskeys, removePasskey } from './passkeys.ts';

const role = 'reporter';

const passkey = z.object({
  id: z.int(),
  email: z.string(),
  browser: z.string(),
  since: z.string(),
  used: z.string().nullable(),
});

/** The account whose passkeys a caller may see: their own; undefined for a chief, who sees all. */
const toVisibleAccount = ({ who, role: theirs }: Caller): string | undefined =>
  hasRightsOf(theirs, 'chief') ? undefined : who;

/** The actions on passkeys; a passkey is added in a browser, at the desk. */
export const passkeyActions = [
  action({
    name: 'passkeys list',
    summary: 'list your passkeys; a chief sees everybody’s',
    kind: 'query',
    role,
    input: NO_INPUT,
    output: z.object({ passkeys: z.array(passkey) }),
    run: async ({ db, caller }) => ({
      passkeys: (await listPasskeys(db, toVisibleAccount(caller))).map(({ createdAt, usedAt, ...one }) => ({
        ...one,
        since: formatBangkokTime(createdAt),
        used: usedAt && formatBangkokTime(usedAt),
      })),
    }),
    print: ({ passkeys }) =>
      passkeys.length > 0
        ? passkeys.map(({ id, email, browser, since, used }) =>
            [id, email, `since ${since}`, used ? `last ${used}` : 'not used yet', browser].join('  '),
          )
        : 'There are no passkeys.',
  }),
  action({
    name: 'passkeys remove',
    summary: 'remove one of your passkeys, such as after a phone is lost; a chief can remove anybody’s',
    kind: 'change',
    role,
    input: z.strictObject({
      passkey: z.coerce.number<string | number>().int().min(1).max(MAX_INTEGER).meta({ placeholder: 'NUMBER' }),
    }),
    positionals: ['passkey'],
    output: z.object({ id: z.int() }),
    run: async ({ db, caller }, input) => {
      await removePasskey(db, input.passkey, toVisibleAccount(caller));
      return { id: input.passkey };
    },
    print: ({ id }) => `passkey ${id} is removed`,
  }),
];
