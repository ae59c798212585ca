import { beforeEach, expect, test } from 'vitest';
import { changeAccount, closeAccount } from '../accounts/accounts.ts';
import { accounts } from '../accounts/schema.ts';
import { actionLog } from '../actions/schema.ts';
import type { Database } from '../database/index.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { films } from '../films/schema.ts';
import { testDesk } from './testDesk.ts';

const MALEE = 'malee@station.test';
const INVITE = JSON.stringify({ email: 'friend@station.test', role: 'chief' });
const UPLOAD = `/actions/films/add?input=${encodeURIComponent('{"film":"flood","file":"flood.mov"}')}`;
const FILM = '\0\0\0\x20ftypqt  and so on';

const close = (db: Database) => closeAccount(db, MALEE);
const demote = (db: Database) => changeAccount(db, MALEE, { role: 'reporter' });
const LOSSES = [
  [401, 'an account that is closed', close],
  [403, 'a role that is lost', demote],
] as const;

onBothDatabases((open) => {
  const database = openForAll(open);
  let desk: ReturnType<typeof testDesk>;
  beforeEach(async () => {
    await database.db.delete(accounts);
    await database.db.delete(films);
    desk = testDesk(database.db);
  });

  test.each(LOSSES)('%i: %s while the body comes invites nobody', async (status, _, lose) => {
    const chief = await desk.signIn(MALEE, 'chief');
    const answer = await desk.sendSlowly('/actions/accounts/invite', INVITE, chief, () => lose(database.db));
    expect([answer.status, await database.db.$count(accounts)]).toEqual([status, 1]);
    expect(desk.errors).toEqual([]);
  });

  test.each(LOSSES)('%i: %s while a file comes uploads nothing', async (status, _, lose) => {
    const producer = await desk.signIn(MALEE, 'producer');
    const answer = await desk.sendSlowly(UPLOAD, FILM, producer, () => lose(database.db));
    expect([answer.status, await database.db.$count(films)]).toEqual([status, 0]);
    const log = await database.db.select().from(actionLog).orderBy(actionLog.id);
    expect(log.at(-1)).toMatchObject({ who: MALEE, action: 'films add' });
    expect(log.at(-1)?.outcome).not.toBe('done');
    expect(desk.errors).toEqual([]);
  });

  test('a film that comes slowly is uploaded while its account is open', async () => {
    const producer = await desk.signIn(MALEE, 'producer');
    expect((await desk.sendSlowly(UPLOAD, FILM, producer, async () => {})).status).toBe(200);
    expect(await database.db.$count(films)).toBe(1);
  });
});
