import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Hono } from 'hono';
import { z } from 'zod';
import { type Account, createPasskeys } from '../accounts/index.ts';
import { saveEntry } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import type { DeskEnvironment, DeskSessions, SignIn } from './deskSessions.ts';
import { readBody } from './readBody.ts';

/** A browser's answer about a passkey; the fields that are not here are checked with its signature. */
const credential = z.looseObject({ id: z.string().regex(/^[\w-]{1,2000}$/), response: z.looseObject({}) });

/**
 * Passkeys over HTTP, for a page that requests options, passes them to `navigator.credentials`, and sends the result as
 * JSON. To add a passkey needs a session that is new.
 */
export function addPasskeyRoutes(
  app: Hono<DeskEnvironment>,
  db: Database,
  address: string,
  {
    sessions,
    signIn,
    toAnswer,
  }: Pick<SignIn, 'signIn'> & { sessions: DeskSessions; toAnswer: (account: Account) => object },
): void {
  const passkeys = createPasskeys(db, new URL(address));

  app.post('/session/passkey/options', async (c) => c.json(await passkeys.askForAny(sessions.readDevice(c).address)));
  app.post('/session/passkey', async (c) => {
    const used = (await readBody(c, credential)) as unknown as AuthenticationResponseJSON;
    return c.json(toAnswer(await signIn(c, { name: 'a passkey' }, () => passkeys.findOwner(used))), 201);
  });
  app.post('/passkeys/options', async (c) => {
    const account = await sessions.requireNew(c);
    return c.json(await passkeys.askForNew(account, sessions.readDevice(c).address));
  });
  app.post('/passkeys', async (c) => {
    const made = (await readBody(c, credential)) as unknown as RegistrationResponseJSON;
    // after the body, which may come slowly: the session may have ended meanwhile
    const account = await sessions.requireNew(c);
    const device = sessions.readDevice(c);
    await passkeys.add(account, made, device);
    const entry = { who: account.email, origin: device.address, action: 'passkeys add', input: {} };
    await saveEntry(db, { ...entry, outcome: 'done', message: device.browser });
    return c.json({}, 201);
  });
}
