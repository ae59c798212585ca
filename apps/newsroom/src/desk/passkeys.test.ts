import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { closeAccount } from '../accounts/accounts.ts';
import { invite } from '../accounts/invitations.ts';
import { deleteOldChallenges } from '../accounts/passkeyChallenges.ts';
import { accountPasskeys, accountSessions, accounts, passkeyChallenges, signInAttempts } from '../accounts/schema.ts';
import { PASSWORD } from '../accounts/testPassword.ts';
import { actionLog } from '../actions/schema.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { DESK_URL, readCookie, testDesk } from './testDesk.ts';

const MALEE = 'malee@station.test';
const BOTH = 0x05; // flags: user present, user verified
const WITH_KEY = 0x40;

/** A fake authenticator that follows the standard, except for what a test changes. */
class Device {
  readonly id = randomBytes(32).toString('base64url');
  host = 'desk.station.test';
  origin = DESK_URL;
  flags = BOTH;
  counter = 0;
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  create({ challenge }: { challenge: string }) {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, Buffer.from(isoCBOR.encode(cose as never))];
    const authData = Buffer.concat([this.#describe(this.flags | WITH_KEY), ...credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url');
    return this.#toJson({ clientDataJSON: this.#say('webauthn.create', challenge), attestationObject });
  }

  get({ challenge }: { challenge: string }) {
    this.counter += 1;
    const clientDataJSON = this.#say('webauthn.get', challenge);
    const authData = this.#describe(this.flags);
    const clientDataHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authData, clientDataHash]), this.#key.privateKey).toString(
      'base64url',
    );
    return this.#toJson({ clientDataJSON, authenticatorData: authData.toString('base64url'), signature });
  }

  #describe(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(this.host).digest(), Buffer.from([flags]), counter]);
  }
  #say(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin })).toString('base64url');
  }
  #toJson(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

onBothDatabases((open) => {
  const database = openForAll(open);
  let desk: ReturnType<typeof testDesk>;
  beforeEach(async () => {
    await database.db.delete(accounts);
    await database.db.delete(passkeyChallenges);
    await database.db.delete(signInAttempts);
    desk = testDesk(database.db);
  });
  const post = async (path: string, body: unknown = {}, cookie?: { cookie: string }) =>
    desk.send('POST', path, body, cookie);
  const ask = async (path: string, cookie?: { cookie: string }) =>
    (await (await post(path, {}, cookie)).json()) as { challenge: string };
  const add = async (device: Device, cookie: { cookie: string }) =>
    post('/passkeys', device.create(await ask('/passkeys/options', cookie)), cookie);
  const askForAny = () => ask('/session/passkey/options');
  const signIn = async (device: Device) => post('/session/passkey', device.get(await askForAny()));

  /** The account of Malee, with a passkey of this authenticator. */
  async function join(device: Device) {
    const cookie = await desk.join(MALEE, 'reporter');
    expect((await add(device, cookie)).status).toBe(201);
    return cookie;
  }

  test('a passkey can be added, signs in without an email, is listed, and can be removed', async () => {
    const device = new Device();
    const cookie = await join(device);
    const passkeyOptions = await ask('/passkeys/options', cookie);
    expect(passkeyOptions).toMatchObject({
      rp: { id: 'desk.station.test' },
      user: { name: MALEE },
      excludeCredentials: [{ id: device.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const signedIn = await signIn(device);
    expect([signedIn.status, await signedIn.json()]).toMatchObject([201, { email: MALEE, role: 'reporter' }]);
    const session = { cookie: readCookie(signedIn) };
    const list = await post('/actions/passkeys/list', {}, session);
    const { output } = JSON.parse(await list.text());
    expect(output.passkeys).toMatchObject([{ email: MALEE, used: expect.stringMatching(/^20/) }]);
    const [{ id }] = output.passkeys;
    expect((await post('/actions/passkeys/remove', { passkey: id }, session)).status).toBe(200);
    const gone = await signIn(device);
    expect([gone.status, await gone.json()]).toMatchObject([
      403,
      { detail: expect.stringContaining('removed, or never added') },
    ]);
    const log = await database.db.select().from(actionLog);
    expect(log.map(({ who, action, outcome }) => [who, action, outcome]).slice(-4)).toEqual([
      [MALEE, 'passkeys add', 'done'],
      [MALEE, 'sign in', 'done'],
      [MALEE, 'passkeys remove', 'done'],
      ['a passkey', 'sign in', 'refused'],
    ]);
  });

  test.each<[string, (device: Device) => void]>([
    ['on another site', (device) => Object.assign(device, { origin: 'https://desk.station.tests' })],
    ['for another host', (device) => Object.assign(device, { host: 'station.tests' })],
    ['without user verification', (device) => Object.assign(device, { flags: 0x01 })],
  ])('a passkey that is used %s does not sign in and is not added', async (_, change) => {
    const device = new Device();
    const cookie = await join(device);
    change(device);
    expect((await signIn(device)).status).toBe(403);
    const other = new Device();
    change(other);
    const added = await add(other, cookie);
    expect([added.status, await database.db.$count(accountPasskeys)]).toEqual([422, 1]);
  });

  test('a challenge that is used, expired, unknown or for adding a passkey does not sign in', async () => {
    const device = new Device();
    const cookie = await join(device);
    const used = device.get(await askForAny());
    expect((await post('/session/passkey', used)).status).toBe(201);
    expect((await post('/session/passkey', used)).status).toBe(403);
    const ofAdding = await ask('/passkeys/options', cookie);
    expect((await post('/session/passkey', device.get(ofAdding))).status).toBe(403);
    const challenge = randomBytes(32).toString('base64url');
    expect((await post('/session/passkey', device.get({ challenge }))).status).toBe(403);
    const late = device.get(await askForAny());
    await database.db.update(passkeyChallenges).set({ at: sql`now() - interval '16 minutes'` });
    expect((await post('/session/passkey', late)).status).toBe(403);
    await deleteOldChallenges(database.db);
    expect(await database.db.$count(passkeyChallenges)).toBe(0);
  });

  test('a forged signature, a counter that went back, and malformed passkeys are rejected', async () => {
    const device = new Device();
    const cookie = await join(device);
    const forged = { ...new Device().get(await askForAny()), id: device.id, rawId: device.id };
    expect((await post('/session/passkey', forged)).status).toBe(403);
    device.counter = 7;
    expect((await signIn(device)).status).toBe(201);
    device.counter = 3;
    expect((await signIn(device)).status).toBe(403);
    for (const id of [7, '', '\0', 'a+b=', 'x'.repeat(2001)])
      expect((await post('/session/passkey', { id, response: {} })).status, `${id}`).toBe(400);
    expect((await post('/session/passkey', { id: device.id, response: {} })).status).toBe(403);
    expect((await post('/passkeys', { id: 'x', response: {} }, cookie)).status).toBe(422);
    expect((await post('/passkeys', { id: 'x'.repeat(40_000) }, cookie)).status).toBe(413);
    expect((await add(device, cookie)).status).toBe(422);
    expect(desk.errors).toEqual([]);
  });

  test('adding a passkey needs a session that is less than 15 minutes old', async () => {
    const cookie = await desk.join(MALEE, 'reporter');
    expect((await post('/passkeys/options')).status).toBe(401);
    await database.db.update(accountSessions).set({ createdAt: sql`now() - interval '14 minutes'` });
    expect((await post('/passkeys/options', {}, cookie)).status).toBe(200);
    await database.db.update(accountSessions).set({ createdAt: sql`now() - interval '16 minutes'` });
    const answer = await post('/passkeys/options', {}, cookie);
    expect([answer.status, await answer.json()]).toMatchObject([401, { title: 'Not signed in a moment ago' }]);
  });

  test('passkeys are removed when the account is closed, and when it gets a new password', async () => {
    const device = new Device();
    await join(device);
    const { token } = await invite(database.db, { email: MALEE });
    expect((await signIn(device)).status).toBe(201);
    await post('/invitation', { token, password: PASSWORD });
    expect([(await signIn(device)).status, await database.db.$count(accountPasskeys)]).toEqual([403, 0]);
    const again = new Device();
    await add(again, { cookie: readCookie(await post('/session', { email: MALEE, password: PASSWORD })) });
    expect((await signIn(again)).status).toBe(201);
    const chief = await desk.signIn('chief@station.test', 'chief');
    await post('/actions/accounts/close', { email: MALEE }, chief);
    expect([(await signIn(again)).status, await database.db.$count(accountPasskeys)]).toEqual([403, 0]);
  });

  test('a passkey that is being added while the account gets a new password is not added', async () => {
    const device = new Device();
    const cookie = await desk.join(MALEE, 'reporter');
    const body = JSON.stringify(device.create(await ask('/passkeys/options', cookie)));
    const { token } = await invite(database.db, { email: MALEE });
    const reset = () => post('/invitation', { token, password: PASSWORD });
    expect((await desk.sendSlowly('/passkeys', body, cookie, reset)).status).toBe(401);
    expect(await database.db.$count(accountPasskeys)).toBe(0);
  });

  test('a new password or closing the account ends the adding of passkeys that has begun', async () => {
    const cookie = await desk.join(MALEE, 'reporter');
    const made = new Device().create(await ask('/passkeys/options', cookie));
    const { token } = await invite(database.db, { email: MALEE });
    const again = { cookie: readCookie(await post('/invitation', { token, password: PASSWORD })) };
    expect((await post('/passkeys', made, again)).status).toBe(422);
    await ask('/passkeys/options', again);
    await closeAccount(database.db, MALEE);
    expect(await database.db.$count(passkeyChallenges)).toBe(0);
  });

  test('a producer neither sees nor removes a passkey of another account, and a chief removes it', async () => {
    await join(new Device());
    const [row] = await database.db.select().from(accountPasskeys);
    const remove = async (cookie: { cookie: string }) => post('/actions/passkeys/remove', { passkey: row?.id }, cookie);
    const somsak = await desk.signIn('somsak@station.test', 'producer');
    expect(JSON.parse(await (await post('/actions/passkeys/list', {}, somsak)).text()).lines).toEqual([
      'There are no passkeys.',
    ]);
    expect((await remove(somsak)).status).toBe(422);
    expect((await remove(await desk.signIn('chief@station.test', 'chief'))).status).toBe(200);
    expect(await database.db.$count(accountPasskeys)).toBe(0);
  });

  test('after fifty rejected passkeys an address is answered with 429, without a log entry', async () => {
    const use = async () => (await post('/session/passkey', { id: 'nobodys', response: {} })).status;
    const rejected = { email: 'a passkey', address: '192.0.2.1' };
    await database.db.insert(signInAttempts).values(Array.from({ length: 49 }, () => rejected));
    expect(await use()).toBe(403);
    const before = await database.db.$count(actionLog);
    expect([await use(), await database.db.$count(actionLog)]).toEqual([429, before]);
  });

  test('an address that has requested 200 challenges is answered with 429', async () => {
    await database.db
      .insert(passkeyChallenges)
      .values(Array.from({ length: 200 }, (_, at) => ({ challenge: `c${at}`, address: '192.0.2.1' })));
    const answer = await post('/session/passkey/options');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
  });
});
