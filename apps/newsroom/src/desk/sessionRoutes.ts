import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import {
  type Account,
  acceptInvitation,
  checkPassword,
  createOidc,
  limitSignIns,
  TooManySignIns,
} from '../accounts/index.ts';
import { saveEntry } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { CommandFailed, describeError } from '../errors/index.ts';
import { HttpError } from '../http/index.ts';
import { storableLine } from '../input/index.ts';
import type { DeskSettings } from '../settings/index.ts';
import { addPasskeyRoutes } from './passkeyRoutes.ts';
import { readBody } from './readBody.ts';
import { createSignedIn, type DeskContext, type DeskEnvironment } from './signedIn.ts';

const OIDC_COOKIE = 'desk_oidc';
const OIDC_MINUTES = 10;

const byPassword = z.strictObject({ email: storableLine(320), password: z.string().max(1000) });
const byInvitation = z.strictObject({ token: z.string().max(100), password: z.string().max(1000) });
const oidcAttempt = z.object({ verifier: z.string(), state: z.string(), nonce: z.string() });

/** What who opens an invitation in a browser reads: the desk has no pages. */
const INVITATION = `คุณได้รับเชิญให้เข้าทำงานกับกองบรรณาธิการ
คำเชิญนี้ใช้ได้ครั้งเดียว ตั้งรหัสผ่านของคุณด้วยคำสั่งนี้ แล้วพิมพ์รหัสผ่านเมื่อถูกถาม:

npm run newsroom -- sign-in 'ที่อยู่ของหน้านี้ทั้งบรรทัด'
`;

const toAnswer = ({ email, name, role }: Account) => ({ email, name, role });

/**
 * Signing in and out: with a password, a passkey, an invitation, or the station's own sign-in. Each is in the log.
 * Returns who is signed in.
 */
export function addSessionRoutes(app: Hono<DeskEnvironment>, db: Database, settings: DeskSettings) {
  const signedIn = createSignedIn(db, settings);

  async function signIn(c: DeskContext, who: string, find: () => Promise<Account>): Promise<Account> {
    const { address } = signedIn.readDevice(c);
    const entry = { action: 'sign in', input: {}, origin: address };
    try {
      const account = await limitSignIns(db, { who, address }, find);
      await signedIn.begin(c, account);
      await saveEntry(db, { ...entry, who: account.email, outcome: 'done', message: '' });
      return account;
    } catch (error) {
      if (!(error instanceof CommandFailed) || error instanceof TooManySignIns) throw error;
      await saveEntry(db, { ...entry, who, outcome: 'refused', message: describeError(error) });
      throw new HttpError(403, 'Not signed in', error.message);
    }
  }

  app.get('/session', async (c) => c.json(toAnswer(await signedIn.require(c))));
  app.post('/session', async (c) => {
    const given = await readBody(c, byPassword);
    return c.json(toAnswer(await signIn(c, given.email, () => checkPassword(db, given))), 201);
  });
  app.delete('/session', async (c) => {
    await signedIn.end(c);
    return c.body(null, 204);
  });
  app.get('/invitation', (c) => c.text(INVITATION));
  app.post('/invitation', async (c) => {
    const { token, password } = await readBody(c, byInvitation);
    return c.json(toAnswer(await signIn(c, 'an invitation', () => acceptInvitation(db, token, password))), 201);
  });

  addPasskeyRoutes(app, db, settings.url, { signedIn, signIn, toAnswer });

  const callback = `${settings.url}/oidc/callback`;
  const oidc = settings.oidc && createOidc(settings.oidc, callback);
  const cookie = { ...signedIn.cookie, path: '/oidc', maxAge: OIDC_MINUTES * 60 };
  app.get('/oidc', async (c) => {
    if (!oidc) throw new HttpError(404, 'Nothing here', 'The station has no sign-in of its own: OIDC_ISSUER names it.');
    const { address, attempt } = await oidc.start().catch(() => {
      throw new HttpError(502, 'The station’s sign-in does not answer', 'Ask again in a moment.');
    });
    setCookie(c, OIDC_COOKIE, JSON.stringify(attempt), cookie);
    return c.redirect(address, 302);
  });
  app.get('/oidc/callback', async (c) => {
    const attempt = oidcAttempt.safeParse(parseJson(getCookie(c, OIDC_COOKIE)));
    if (!oidc || !attempt.success) throw new HttpError(403, 'Not signed in', 'Begin again: GET /oidc.');
    setCookie(c, OIDC_COOKIE, '', { ...cookie, maxAge: 0 });
    const address = new URL(callback);
    address.search = new URL(c.req.url).search;
    await signIn(c, 'the station’s sign-in', () => oidc.finish(db, address, attempt.data));
    return c.redirect('/session', 302);
  });
  return signedIn;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
