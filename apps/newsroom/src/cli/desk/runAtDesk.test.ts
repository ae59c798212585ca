import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { invite } from '../../accounts/invitations.ts';
import { createSession } from '../../accounts/sessions.ts';
import { actionLog } from '../../actions/schema.ts';
import { testContext } from '../../control/testContext.ts';
import type { OpenDatabase } from '../../database/index.ts';
import { openTestDatabase } from '../../database/testDatabases.ts';
import { serveDesk } from '../../desk/index.ts';
import { TestProvider } from '../../desk/testProvider.ts';
import { runAtDesk } from './index.ts';
import { openSavedSessions } from './savedSessions.ts';

const EMAIL = 'malee@station.test';
const PASSWORD = 'ลมพัดตึงตึงทั้งคืน';

let database: OpenDatabase;
let server: Server;
let folder: string;
let desk: string;
let printed: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
  database = await openTestDatabase();
  const settings = { port: 0, host: '127.0.0.1', url: 'http://localhost', trustedProxies: 0, oidc: undefined };
  server = await serveDesk(testContext(database.db), settings, () => {});
  desk = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await database.close();
  rmSync(folder, { recursive: true });
});

const run = async (args: string[], { typed = '', at = desk } = {}) => {
  printed = [];
  const input = Readable.from([`${typed}\n`]);
  await runAtDesk(args, { XDG_CONFIG_HOME: folder, DESK: at }, input);
  return printed;
};

test('an editor on another machine accepts an invitation, runs commands, signs out and signs in again', async () => {
  const { token } = await invite(database.db, { email: EMAIL, name: 'มาลี', role: 'editor' });
  const invitation = `${desk}/invitation?${new URLSearchParams({ email: EMAIL, token })}`;
  await expect(run(['sign-in', invitation], { typed: 'short' })).rejects.toThrow('at least 12 characters');
  expect(await run(['sign-in', invitation], { typed: PASSWORD, at: '' })).toEqual([
    `มาลี, editor: signed in at ${desk}`,
    `DESK=${desk} before a command runs it there.`,
  ]);
  expect(statSync(join(folder, 'newsroom', 'sessions.json')).mode & 0o777).toBe(0o600);
  expect(await run(['redirects', 'add', '/old', '/new'])).toEqual(['/old → /new']);
  const file = join(folder, 'article.txt');
  writeFileSync(file, '---\nsection: sport\ntitle: ข่าว\n---\nเนื้อข่าว');
  expect((await run(['articles', 'draft', file])).join()).toMatch(/^d\d+/);
  const entries = await database.db.select().from(actionLog);
  expect(entries.map(({ who }) => who)).toEqual(['an invitation', EMAIL, EMAIL, EMAIL]);
  await expect(run(['accounts', 'list'])).rejects.toThrow(/^accounts list needs the role chief; yours is editor\.$/);
  expect(await run(['sign-out'])).toEqual([`signed out at ${desk}`]);
  const signIn = `Sign in and give the command again: DESK=${desk} npm run newsroom -- sign-in EMAIL`;
  await expect(run(['redirects', 'list'])).rejects.toThrow(
    `You are not signed in at ${desk}, and nothing was done. ${signIn}`,
  );
  expect(await run(['sign-in', EMAIL], { typed: PASSWORD })).toEqual([`มาลี, editor: signed in at ${desk}`]);
  expect(await run(['redirects', 'list'])).toEqual(['/old → /new']);
});

/** Signs an editor in without a password. */
async function saveSession(): Promise<void> {
  const { account } = await invite(database.db, { email: 'somsak@station.test', role: 'editor' });
  const token = await createSession(database.db, { ...account, passwordHash: null }, { address: '', browser: '' });
  await openSavedSessions({ XDG_CONFIG_HOME: folder }).save(desk, token);
}

test('pictures upload sends a picture to the desk', async () => {
  await saveSession();
  const file = join(folder, 'picture.webp');
  const { default: sharp } = await import('sharp');
  writeFileSync(
    file,
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123' } })
      .webp()
      .toBuffer(),
  );
  expect((await run(['pictures', 'upload', file, '--alt', 'สีน้ำเงินเข้ม'])).join()).toContain('40');
});

test.each<[string, string[], object, RegExp]>([
  ['a wrong password', ['sign-in', EMAIL], { typed: 'not hers at all' }, /^The email or the password is wrong\.$/],
  ['a missing DESK', ['sign-in', EMAIL], { at: '' }, /^Usage: /],
  ['a missing DESK, for a browser', ['sign-in'], { at: '' }, /^Usage: /],
  ['a desk without TLS', ['sign-in', EMAIL], { at: 'http://desk.test' }, /must begin with https/],
  ['an invitation without TLS', ['sign-in', 'http://desk.test/invitation?token=x'], {}, /must begin with https/],
  [
    'a desk that does not answer',
    ['sign-in', EMAIL],
    { at: 'http://127.0.0.1:9', typed: PASSWORD },
    /does not answer: /,
  ],
  [
    'an invitation to a desk that does not answer',
    ['sign-in', 'http://127.0.0.1:9/invitation?token=x'],
    { typed: PASSWORD },
    /does not answer/,
  ],
])('sign-in rejects %s with one sentence', (_, args, options, sentence) =>
  expect(run(args, options)).rejects.toThrow(sentence),
);

test.each([
  ['sign-in', '--help'],
  ['sign-out', '-h'],
])('%s %s prints the usage', async (...args) => {
  expect(await run(args, { at: '' })).toEqual([expect.stringMatching(/^Usage: .*sign-in INVITATION/)]);
});

test('a command that its action rejects fails with the message of the action', async () => {
  await saveSession();
  await expect(run(['redirects', 'add', 'nothing', '/new'])).rejects.toThrow(/nothing/);
});

test('sign-in without an email signs in at the station’s OIDC provider, in a browser', async () => {
  await invite(database.db, { email: 'somchai@station.test', name: 'สมชาย', role: 'producer' });
  const provider = new TestProvider();
  await provider.open();
  provider.claims = { sub: 'somchai-3', email: 'somchai@station.test', email_verified: true };
  const oidc = { issuer: provider.issuer, clientId: 'desk', clientSecret: 'secret' };
  const settings = { port: 0, host: '127.0.0.1', url: 'http://localhost', trustedProxies: 0, oidc };
  const withOidc = await serveDesk(testContext(database.db), settings, () => {});
  const at = `http://127.0.0.1:${(withOidc.address() as AddressInfo).port}`;
  const signingIn = run(['sign-in'], { at });
  // as a browser does it
  await expect.poll(() => printed.at(-1)).toMatch(/oidc\?port=/);
  const sent = await fetch(printed.at(-1) ?? '', { redirect: 'manual' });
  const back = provider.approve(sent.headers.get('location') ?? '');
  const cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? '';
  const returned = await fetch(`${at}${back.pathname}${back.search}`, { redirect: 'manual', headers: { cookie } });
  const program = returned.headers.get('location') ?? '';
  expect((await fetch(`${new URL(program).origin}/favicon.ico`)).status).toBe(400);
  expect(await (await fetch(program)).text()).toContain('ลงชื่อเข้าใช้แล้ว');
  expect((await signingIn).at(-1)).toBe(`สมชาย, producer: signed in at ${at}`);
  expect(await run(['redirects', 'add', '/from', '/to'], { at })).toEqual(['/from → /to']);
  await new Promise((done) => withOidc.close(done));
  await provider.close();
});
