import { HOUR_MS } from '@sala/thai';
import { gt, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccount } from '../accounts/accounts.ts';
import { invite } from '../accounts/invitations.ts';
import { isPassword } from '../accounts/password.ts';
import { ACCOUNT_ROLES, accountSessions, accounts, signInAttempts } from '../accounts/schema.ts';
import { deleteEndedSessions } from '../accounts/sessions.ts';
import { PASSWORD } from '../accounts/testPassword.ts';
import { hasRightsOf } from '../actions/action.ts';
import { actionLog, actionReplies } from '../actions/schema.ts';
import { ACTIONS } from '../control/index.ts';
import { onBothDatabases, openForAll, openTestDatabase } from '../database/testDatabases.ts';
import { redirects } from '../redirects/schema.ts';
import { readCookie, testDesk } from './testDesk.ts';

const MALEE = 'malee@station.test';
const WRONG = { email: MALEE, password: 'not the password' };
const ADD = { from: '/old', to: '/new' };

onBothDatabases((open) => {
  const database = openForAll(open);
  let desk: ReturnType<typeof testDesk>;
  beforeEach(async () => {
    await database.db.delete(accounts);
    await database.db.delete(signInAttempts);
    await database.db.delete(redirects);
    desk = testDesk(database.db);
  });
  const lastEntry = async () => (await database.db.select().from(actionLog).orderBy(actionLog.id)).at(-1);

  test('an invitation is accepted once, with a new password, and signs in', async () => {
    const { token } = await invite(database.db, { email: MALEE, name: 'มาลี', role: 'editor' });
    const choose = (password: string) => desk.send('POST', '/invitation', { token, password });
    const short = await choose('too short');
    expect([short.status, await short.json()]).toMatchObject([
      403,
      { detail: 'A password has at least 12 characters.' },
    ]);
    const accepted = await choose(PASSWORD);
    expect([accepted.status, await accepted.json()]).toEqual([201, { email: MALEE, name: 'มาลี', role: 'editor' }]);
    expect(accepted.headers.get('set-cookie')).toMatch(
      /^__Host-desk_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await desk.send('GET', '/session', undefined, { cookie: readCookie(accepted) })).status).toBe(200);
    expect((await choose(PASSWORD)).status).toBe(403);
    expect(await lastEntry()).toMatchObject({ action: 'sign in', outcome: 'refused' });
  });

  test('a new password ends the sessions of its account', async () => {
    const { cookie } = await desk.signIn(MALEE, 'editor');
    const { token } = await invite(database.db, { email: MALEE });
    expect((await desk.send('POST', '/invitation', { token, password: PASSWORD })).status).toBe(201);
    expect((await desk.send('GET', '/session', undefined, { cookie })).status).toBe(401);
  });

  test('no answer of the desk is stored, guessed at, or framed', async () => {
    const editor = await desk.signIn(MALEE, 'editor');
    for (const path of ['/session', '/actions', '/invitation', '/nothing']) {
      const { headers } = await desk.send('GET', path, undefined, editor);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
  });

  test('a password signs in in any Unicode form, and a program authenticates with the session’s token', async () => {
    await desk.join(MALEE, 'editor');
    // the same letters, composed otherwise
    const answer = await desk.send('POST', '/session', {
      email: ' MALEE@station.test',
      password: PASSWORD.normalize('NFD'),
    });
    expect(answer.status).toBe(201);
    expect(await lastEntry()).toMatchObject({ who: MALEE, origin: '192.0.2.1', action: 'sign in', outcome: 'done' });
    const token = readCookie(answer).split('=')[1];
    const asProgram = await desk.send('GET', '/session', undefined, { authorization: `Bearer ${token}` });
    expect(await asProgram.json()).toMatchObject({ email: MALEE, role: 'editor' });
    const stored = await database.db.select().from(accountSessions);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('a wrong password and an unknown email get the same answer, and both refusals are in the log', async () => {
    await desk.join(MALEE, 'editor');
    const answers = await Promise.all(
      [WRONG, { ...WRONG, email: 'nobody@station.test' }].map((body) => desk.send('POST', '/session', body)),
    );
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(one).toEqual(other);
    const logged = (await database.db.select().from(actionLog).orderBy(actionLog.id)).slice(-2);
    const refused = { origin: '192.0.2.1', action: 'sign in', outcome: 'refused' };
    expect(logged.toSorted((a, b) => a.who.localeCompare(b.who))).toMatchObject([
      { ...refused, who: MALEE },
      { ...refused, who: 'nobody@station.test' },
    ]);
  });

  test('after ten wrong passwords for an account an address waits for 15 minutes, and no other address does', async () => {
    await desk.join(MALEE, 'editor');
    const right = { email: MALEE, password: PASSWORD };
    const attempt = { email: MALEE, address: '192.0.2.1' };
    await database.db.insert(signInAttempts).values(Array.from({ length: 9 }, () => attempt));
    expect((await desk.send('POST', '/session', WRONG)).status).toBe(403);
    const late = await desk.send('POST', '/session', right);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await desk.send('POST', '/session', right, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(201);
    // neither a successful sign-in nor one that has to wait is counted
    expect(await database.db.$count(signInAttempts)).toBe(10);
    await database.db.update(signInAttempts).set({ at: sql`now() - interval '16 minutes'` });
    expect((await desk.send('POST', '/session', right)).status).toBe(201);
  });

  test('after fifty wrong passwords for any accounts an address waits', async () => {
    await desk.join(MALEE, 'editor');
    const signIn = async () => (await desk.send('POST', '/session', { email: MALEE, password: PASSWORD })).status;
    const attempts = Array.from({ length: 49 }, (_, one) => ({ email: `${one}@station.test`, address: '192.0.2.1' }));
    await database.db.insert(signInAttempts).values(attempts);
    expect(await signIn()).toBe(201);
    await database.db.insert(signInAttempts).values(attempts.slice(0, 1));
    expect(await signIn()).toBe(429);
  });

  test('an address with too many passwords in the queue waits, is not counted, and delays no other address', async () => {
    await desk.join(MALEE, 'editor');
    const right = { email: MALEE, password: PASSWORD };
    const slow = isPassword('', 'scrypt$32768$8$16$c2FsdA$aGFzaA', '192.0.2.1');
    const cheap = Array.from({ length: 20 }, () => isPassword('', 'scrypt$2$1$1$c2FsdA$aGFzaA', '192.0.2.1'));
    const refused = await desk.send('POST', '/session', right);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await desk.send('POST', '/session', right, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(201);
    expect(await database.db.$count(signInAttempts)).toBe(0);
    await Promise.all([slow, ...cheap]);
  });

  test('a session ends when it is signed out, idle for a week, a month old, or signed out by a chief', async () => {
    const { cookie } = await desk.signIn(MALEE, 'editor');
    const status = async (headers: { cookie: string }) =>
      (await desk.send('GET', '/session', undefined, headers)).status;
    expect(await status({ cookie })).toBe(200);
    const out = await desk.send('DELETE', '/session', undefined, { cookie });
    expect([out.status, await status({ cookie })]).toEqual([204, 401]);

    for (const [column, days] of [
      ['used_at', 7],
      ['created_at', 30],
    ] as const) {
      const again = await desk.signIn(MALEE, 'editor');
      const age = (by: number) =>
        database.db.execute(sql.raw(`update account_sessions set ${column} = now() - interval '${by} days'`));
      await age(days - 1);
      await deleteEndedSessions(database.db);
      expect(await status(again)).toBe(200);
      // it was used just now
      const isUsed = gt(accountSessions.usedAt, sql`now() - interval '1 minute'`);
      expect(await database.db.$count(accountSessions, isUsed)).toBe(1);
      await age(days);
      expect(await status(again)).toBe(401);
      await deleteEndedSessions(database.db);
      expect(await database.db.$count(accountSessions)).toBe(0);
    }

    const last = await desk.signIn(MALEE, 'editor');
    const chief = await desk.signIn('chief@station.test', 'chief');
    await desk.send('POST', '/actions/accounts/sign-out', { email: MALEE }, chief);
    expect([await status(last), await status(chief)]).toEqual([401, 200]);
  });

  test('an action is rejected below its role, and a new role applies at once', async () => {
    const reporter = await desk.signIn(MALEE, 'reporter');
    const add = () => desk.send('POST', '/actions/redirects/add', ADD, reporter);
    const refused = await add();
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { title: 'Not allowed', detail: 'redirects add needs the role editor; yours is reporter.' },
    ]);
    expect(await lastEntry()).toMatchObject({ who: MALEE, origin: '192.0.2.1', outcome: 'refused' });
    const chief = await desk.signIn('chief@station.test', 'chief');
    await desk.send('POST', '/actions/accounts/change', { email: MALEE, role: 'editor' }, chief);
    const done = await add();
    expect([done.status, JSON.parse(await done.text())]).toMatchObject([
      200,
      { lines: [expect.stringContaining('/old')] },
    ]);
    expect(await lastEntry()).toMatchObject({ who: MALEE, action: 'redirects add', outcome: 'done' });
  });

  test('GET /actions says which actions a role may perform', async () => {
    const list = async (role: 'reporter' | 'chief') => {
      const answer = await desk.send('GET', '/actions', undefined, await desk.signIn(`${role}@station.test`, role));
      const { actions } = (await answer.json()) as { actions: { name: string; isAllowed: boolean }[] };
      return actions.filter(({ isAllowed }) => isAllowed).map(({ name }) => name);
    };
    const [reporter, chief] = [await list('reporter'), await list('chief')];
    expect(reporter).toEqual(expect.arrayContaining(['articles draft', 'articles list', 'articles show']));
    expect(reporter).not.toContain('articles publish');
    expect(chief).toContain('accounts invite');
    expect(chief).not.toContain('backup');
    expect((await desk.send('GET', '/actions')).status).toBe(401);
  });

  test('an invitation that is opened in a browser explains how to sign in', async () => {
    const page = await desk.send('GET', '/invitation?token=x');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/plain;charset=UTF-8']);
    expect(await page.text()).toContain('sign-in');
  });

  test('a field that cannot be used has its name in JSON, and beside it that of the usage', async () => {
    const editor = await desk.signIn(MALEE, 'editor');
    const answer = await desk.send('POST', '/actions/articles/show', { name: [] }, editor);
    const problem = 'cannot be used: it is no text.';
    expect(await answer.json()).toMatchObject({ detail: `The field name ${problem}`, typed: `ID|DRAFT ${problem}` });
  });

  test('an id may be a number, as it is in the outputs', async () => {
    const editor = await desk.signIn(MALEE, 'editor');
    const answer = await desk.send('POST', '/actions/articles/show', { name: 999 }, editor);
    expect(await answer.json()).toMatchObject({ detail: 'There is no article 999.' });
  });

  test('requests that cannot be carried out are answered with problem+json', async () => {
    const editor = await desk.signIn(MALEE, 'editor');
    const problem = async (path: string, body: unknown, headers = {}) => {
      const answer = await desk.send('POST', path, body, { ...editor, ...headers });
      const { status, title } = (await answer.json()) as { status: number; title: string };
      return [answer.status, status, title, answer.headers.get('content-type')];
    };
    const type = 'application/problem+json';
    expect(await problem('/actions/redirects/add', { from: 'x' })).toEqual([422, 422, 'Not done', type]);
    expect(await problem('/actions/redirects/add?input=nonsense', {})).toEqual([422, 422, 'Not done', type]);
    expect(await problem('/actions/nothing/here', {})).toEqual([404, 404, 'Nothing here', type]);
    expect(await problem('/session', { email: 7 })).toEqual([400, 400, 'Bad body', type]);
    const missing = await desk.send('POST', '/session', { email: MALEE });
    expect(await missing.json()).toMatchObject({ detail: 'password: it is missing.' });
    expect(await problem('/session', { ...WRONG, email: 'a\0b' })).toEqual([400, 400, 'Bad body', type]);
    expect(await problem('/session', { ...WRONG, more: 'a'.repeat(5000) })).toEqual([413, 413, 'Too large', type]);
    const long = await desk.send('POST', '/actions/redirects/add', { from: 'x'.repeat(33 * 1024 * 1024) }, editor);
    expect(await long.json()).toMatchObject({ status: 413, detail: expect.stringMatching(/ has at most 32 MB\.$/) });
    expect(await problem('/actions/redirects/add', ADD, { origin: 'https://elsewhere.test' })).toEqual([
      403,
      403,
      'Another site',
      type,
    ]);
    expect(await problem('/actions/redirects/add', ADD, { 'idempotency-key': ' ' })).toEqual([
      400,
      400,
      'Bad parameters',
      type,
    ]);
    expect(desk.errors).toEqual([]);
    expect(await database.db.$count(redirects)).toBe(0);
  });

  test('a change that is sent twice with one idempotency key is made once', async () => {
    const editor = await desk.signIn(MALEE, 'editor');
    const headers = { ...editor, 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const [one, other] = await Promise.all([1, 2].map(() => desk.send('POST', '/actions/redirects/add', ADD, headers)));
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(await one?.text()).toBe(await other?.text());
    expect(await database.db.$count(redirects)).toBe(1);
  });

  test('a job that is sent again with its idempotency key while it is running is answered with 409', async () => {
    const editor = await desk.signIn(MALEE, 'editor');
    const headers = { ...editor, 'idempotency-key': '16fd2706-8baf-433b-82eb-8c7fada847da' };
    const push = () => desk.send('POST', '/actions/push', { title: 'ข่าวด่วน', url: '/' }, headers);
    expect((await push()).status).toBe(200);
    await database.db.update(actionReplies).set({ reply: null });
    expect((await push()).status).toBe(409);
  });

  test('an invitation that is requested again with its idempotency key is returned without its token', async () => {
    const chief = await desk.signIn('chief@station.test', 'chief');
    const headers = { ...chief, 'idempotency-key': '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
    const invite = () => desk.send('POST', '/actions/accounts/invite', { email: MALEE, role: 'editor' }, headers);
    const token = /token=([\w-]{43})/.exec(await (await invite()).text())?.[1] ?? '';
    expect(token).not.toBe('');
    expect(await (await invite()).text()).toContain('token=…');
    expect(JSON.stringify(await database.db.select().from(actionReplies))).not.toContain(token);
  });

  test('a closed account is signed out at once and is not deleted, and an invitation reopens it', async () => {
    const { cookie } = await desk.join(MALEE, 'producer');
    const chief = await desk.signIn('chief@station.test', 'chief');
    expect((await desk.send('POST', '/actions/accounts/close', { email: MALEE }, chief)).status).toBe(200);
    expect((await desk.send('GET', '/session', undefined, { cookie })).status).toBe(401);
    const signIn = () => desk.send('POST', '/session', { email: MALEE, password: PASSWORD });
    expect((await signIn()).status).toBe(403);
    expect((await findAccount(database.db, MALEE)).closedAt).not.toBeNull();
    const invited = await desk.send('POST', '/actions/accounts/invite', { email: MALEE }, chief);
    const { output } = JSON.parse(await invited.text()) as { output: { address: string; role: string } };
    expect(output.role).toBe('producer');
    // a closed account needs a new password
    expect((await signIn()).status).toBe(403);
    const token = new URL(output.address).searchParams.get('token');
    expect((await desk.send('POST', '/invitation', { token, password: PASSWORD })).status).toBe(201);
    expect(await lastEntry()).toMatchObject({ who: MALEE, action: 'sign in', outcome: 'done' });
  });

  test('an invitation expires after a week, or with the next one', async () => {
    const { token, until } = await invite(database.db, { email: MALEE, role: 'editor' });
    expect(Math.round((until.getTime() - Date.now()) / HOUR_MS)).toBe(7 * 24);
    const other = await invite(database.db, { email: MALEE });
    expect((await desk.send('POST', '/invitation', { token, password: PASSWORD })).status).toBe(403);
    await database.db.execute(sql`update account_invitations set until = now() - interval '1 second'`);
    expect((await desk.send('POST', '/invitation', { token: other.token, password: PASSWORD })).status).toBe(403);
  });
});

describe('every action', () => {
  const database = openForAll(openTestDatabase);
  let desk: ReturnType<typeof testDesk>;
  const sessions = new Map<string, { cookie: string }>();
  beforeAll(async () => {
    desk = testDesk(database.db);
    for (const role of ACCOUNT_ROLES) sessions.set(role, await desk.signIn(`${role}@station.test`, role));
  });

  test.each(ACTIONS.map((one) => [one.name, one] as const))(
    '%s is rejected without a session, and below its role',
    async (name, one) => {
      const path = `/actions/${name.replace(' ', '/')}`;
      expect((await desk.send('POST', path, {})).status).toBe(401);
      const below = ACCOUNT_ROLES.findLast((role) => !hasRightsOf(role, one.role));
      // reporter is the lowest role of an account
      if (below === undefined) return;
      const answer = await desk.send('POST', path, {}, sessions.get(below));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'application/problem+json']);
    },
  );
});
