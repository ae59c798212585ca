import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { closeAccount } from './accounts.ts';
import { acceptInvitation, invite } from './invitations.ts';
import { accountSessions, accounts } from './schema.ts';
import { createSession, findSession } from './sessions.ts';
import { checkPassword } from './signIn.ts';
import { PASSWORD, PASSWORD_HASH } from './testPassword.ts';

const EMAIL = 'malee@station.test';
const DEVICE = { address: '192.0.2.1', browser: 'Firefox' };

async function choosePassword(db: Database): Promise<void> {
  const { token } = await invite(db, { email: EMAIL, role: 'editor' });
  await acceptInvitation(db, { token, password: PASSWORD }, '192.0.2.1');
}

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    await database.db.delete(accounts);
    await database.db
      .insert(accounts)
      .values({ email: EMAIL, name: 'มาลี', role: 'editor', passwordHash: PASSWORD_HASH });
  });
  const verify = () => checkPassword(database.db, { email: EMAIL, password: PASSWORD }, '192.0.2.1');

  test('an account whose password was verified gets a session', async () => {
    const token = await createSession(database.db, await verify(), DEVICE);
    expect(await findSession(database.db, token)).toMatchObject({ email: EMAIL, role: 'editor' });
    expect(await database.db.select().from(accountSessions)).toMatchObject([DEVICE]);
  });

  test.each<[string, (db: Database) => Promise<void>]>([
    ['got a new password', choosePassword],
    ['was closed', (db) => closeAccount(db, EMAIL)],
  ])('an account that %s after its password was verified gets no session', async (_, reset) => {
    const verified = await verify();
    await reset(database.db);
    await expect(createSession(database.db, verified, DEVICE)).rejects.toThrow(/sign in again/);
    expect(await database.db.$count(accountSessions)).toBe(0);
  });
});
