import { expect, test } from 'vitest';
import { actionLog } from '../actions/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { testDesk } from '../desk/testDesk.ts';
import { changeAccount } from './accounts.ts';
import { acceptInvitation } from './invitations.ts';
import { createSession } from './sessions.ts';

const DESK_URL = 'https://desk.station.test';
const context = testActions('accounts', (db) => ({ ...testContext(db), deskUrl: DESK_URL }));
const EMAIL = 'malee@station.test';
const device = { address: '192.0.2.1', browser: 'Firefox' };

test('accounts commands invite, change, sign out and close an account; the log has no token and no password', async () => {
  expect(await context.run('list')).toEqual(['There are no accounts: accounts invite makes the first.']);
  const [message, address = ''] = await context.run(
    'invite',
    'Malee@Station.test',
    '--name',
    'มาลี ศรีสุข',
    '--role',
    'reporter',
  );
  expect(message).toMatch(/^malee@station\.test is invited as reporter, until 20\d\d-\d\d-\d\d \d\d:\d\d\. Send them/);
  const { origin, pathname, searchParams } = new URL(address);
  expect([origin, pathname, searchParams.get('email')]).toEqual([DESK_URL, '/invitation', EMAIL]);
  const token = searchParams.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await context.run('list')).toEqual([`${EMAIL}  reporter  มาลี ศรีสุข  invited`]);

  const account = await acceptInvitation(context.db(), { token, password: 'a password of hers' }, '192.0.2.1');
  await createSession(context.db(), account, device);
  expect(await context.run('show', EMAIL)).toEqual([
    expect.stringMatching(/^since .+ {2}last .+ {2}192\.0\.2\.1 {2}Firefox$/),
  ]);
  expect(await context.run('change', EMAIL, '--role', 'chief')).toEqual([`${EMAIL}  chief     มาลี ศรีสุข`]);
  expect(await context.run('change', EMAIL, '--name', 'มาลี')).toEqual([`${EMAIL}  chief     มาลี`]);
  // two who change it at once
  const change = (changes: Parameters<typeof changeAccount>[2]) => changeAccount(context.db(), EMAIL, changes);
  await Promise.all([change({ role: 'editor' }), change({ name: 'มะลิ' })]);
  expect(await context.run('list')).toEqual([`${EMAIL}  editor    มะลิ`]);
  await context.run('change', EMAIL, '--role', 'chief', '--name', 'มาลี');
  expect(await context.run('sign-out', EMAIL)).toEqual([`${EMAIL} was signed in at 1 place, and is at none`]);
  expect(await context.run('show', EMAIL)).toEqual([`${EMAIL} is signed in nowhere.`]);
  expect(await context.run('close', EMAIL)).toEqual([`${EMAIL} is closed`]);
  expect(await context.run('list')).toEqual([`${EMAIL}  chief     มาลี  closed`]);

  const log = JSON.stringify(await context.db().select().from(actionLog));
  expect(log).toContain('accounts invite');
  expect(log).not.toContain(token);
  expect(log).not.toContain('a password of hers');
});

test.each<[string, string[], RegExp]>([
  [
    'an invitation without a role for a new account',
    ['invite', 'new@station.test'],
    /^new@station\.test has no account: invite them with a --role/,
  ],
  ['an unknown role', ['invite', EMAIL, '--role', 'operator'], /it is none of reporter, editor, producer, chief/],
  ['an invalid email', ['invite', 'malee', '--role', 'editor'], /it is no email/],
  ['closing an unknown account', ['close', 'nobody@station.test'], /^There is no account nobody@station\.test\.$/],
  ['no change', ['change', EMAIL], /^Say what to change in the account\.$/],
  ['an empty name', ['change', EMAIL, '--name', ' '], /is empty/],
])('%s is rejected with one sentence', (_, args, sentence) => context.refuses(args, sentence));

test('a chief neither closes their own account nor changes its role, so that one chief always remains', async () => {
  const { send, signIn } = testDesk(context.db());
  const email = 'chai@station.test';
  const cookie = await signIn(email, 'chief');
  const ask = (action: string, input: object) =>
    send('POST', `/actions/accounts/${action}`, { email, ...input }, cookie).then((answer) => answer.json());
  const detail = `${email} is your own account: another chief does that, or the operator.`;
  expect(await ask('close', {})).toMatchObject({ detail });
  for (const action of ['change', 'invite']) expect(await ask(action, { role: 'editor' })).toMatchObject({ detail });
  expect(await ask('change', { name: 'ชัย' })).toMatchObject({ lines: [`${email}  chief     ชัย`] });
});
