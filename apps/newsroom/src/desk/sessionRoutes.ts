import type { Hono } from 'hono';
import { z } from 'zod';
import { type Account, acceptInvitation, checkPassword, limitSignIns, TooManySignIns } from '../accounts/index.ts';
import { saveEntry } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { HttpError } from '../http/index.ts';
import { storableLine } from '../input/index.ts';
import type { DeskSettings } from '../settings/index.ts';
import {
  createDeskSessions,
  type DeskContext,
  type DeskEnvironment,
  type FindAccount,
  type SignIn,
} from './deskSessions.ts';
import { addOidcRoutes } from './oidcRoutes.ts';
import { addPasskeyRoutes } from './passkeyRoutes.ts';
import { readBody } from './readBody.ts';

const byPassword = z.strictObject({ email: storableLine(320), password: z.string().max(1000) });
const byInvitation = z.strictObject({ token: z.string().max(100), password: z.string().max(1000) });

/** The text at an invitation's address when it is opened in a browser: the desk has no pages. */
const INVITATION = `ท่านได้รับเชิญให้เข้าทำงานกับกองบรรณาธิการ
คำเชิญนี้ใช้ได้ครั้งเดียว ตั้งรหัสผ่านของท่านด้วยคำสั่งนี้ แล้วพิมพ์รหัสผ่านเมื่อถูกถาม:

npm run newsroom -- sign-in 'ที่อยู่ของหน้านี้ทั้งบรรทัด'
`;

const toAnswer = ({ email, name, role }: Account) => ({ email, name, role });

/**
 * Signing in and out: with a password, a passkey, an invitation, or the station's own sign-in. Each is in the log.
 * Returns the sessions.
 */
export function addSessionRoutes(app: Hono<DeskEnvironment>, db: Database, settings: DeskSettings) {
  const sessions = createDeskSessions(db, settings);
  const toEntry = (c: DeskContext) => ({ action: 'sign in', input: {}, origin: sessions.readDevice(c).address });

  const recognise: SignIn['recognise'] = async (c, method, find) => {
    try {
      return await limitSignIns(db, { method, address: sessions.readDevice(c).address }, find);
    } catch (error) {
      if (!(error instanceof CommandFailed) || error instanceof TooManySignIns) throw error;
      const who = method.email ?? method.name;
      await saveEntry(db, { ...toEntry(c), who, outcome: 'refused', message: error.message });
      throw new HttpError(403, 'Not signed in', error.message);
    }
  };
  const signIn: SignIn['signIn'] = async (c, method, find) => {
    const account = await recognise(c, method, async (reader) => {
      const verified = await find(reader);
      await sessions.begin(c, verified);
      return verified;
    });
    await saveEntry(db, { ...toEntry(c), who: account.email, outcome: 'done', message: '' });
    return account;
  };

  app.get('/session', async (c) => c.json(toAnswer(await sessions.require(c))));
  app.post('/session', async (c) => {
    const credentials = await readBody(c, byPassword);
    const method = { name: 'a password', email: credentials.email };
    return c.json(toAnswer(await signIn(c, method, (reader) => checkPassword(db, credentials, reader))), 201);
  });
  app.delete('/session', async (c) => {
    await sessions.end(c);
    return c.body(null, 204);
  });
  app.get('/invitation', (c) => c.text(INVITATION));
  app.post('/invitation', async (c) => {
    const invitation = await readBody(c, byInvitation);
    const find: FindAccount = (reader) => acceptInvitation(db, invitation, reader);
    return c.json(toAnswer(await signIn(c, { name: 'an invitation' }, find)), 201);
  });
  addPasskeyRoutes(app, db, settings.url, { sessions, signIn, toAnswer });
  addOidcRoutes(app, db, settings, { sessions, recognise, signIn, toAnswer });
  return sessions;
}
