import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { type Account, createOidc, createSignInCode, ProviderUnavailable, spendSignInCode } from '../accounts/index.ts';
import type { Database } from '../database/index.ts';
import { HttpError } from '../http/index.ts';
import type { DeskSettings } from '../settings/index.ts';
import type { DeskEnvironment, DeskSessions, SignIn } from './deskSessions.ts';
import { readBody } from './readBody.ts';

const COOKIE = 'desk_oidc';
const COOKIE_MINUTES = 10;

/** The program on the user's machine to which the browser returns: its port, and the hash of its secret. */
const program = z.object({
  port: z.coerce.number().int().min(1024).max(65_535),
  challenge: z.string().regex(/^[\w-]{43}$/),
});
const attemptCookie = z.object({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  program: program.optional(),
});
const byCode = z.strictObject({ code: z.string().max(100), verifier: z.string().max(100) });

/** The station's own sign-in, for a browser, or for a program that has opened a browser. */
export function addOidcRoutes(
  app: Hono<DeskEnvironment>,
  db: Database,
  settings: DeskSettings,
  {
    sessions,
    recognise,
    signIn,
    toAnswer,
  }: SignIn & { sessions: DeskSessions; toAnswer: (account: Account) => object },
): void {
  const callback = `${settings.url}/oidc/callback`;
  const oidc = settings.oidc && createOidc(settings.oidc, callback);
  const name = sessions.toCookieName(COOKIE);
  const cookie = { ...sessions.cookie, maxAge: COOKIE_MINUTES * 60 };

  app.get('/oidc', async (c) => {
    if (!oidc) throw new HttpError(404, 'Nothing here', 'The station has no sign-in of its own: OIDC_ISSUER names it.');
    const parsed = c.req.query('port') === undefined ? undefined : program.safeParse(c.req.query());
    if (parsed && !parsed.success)
      throw new HttpError(400, 'Bad address', 'port and challenge say which program asks.');
    const { address, attempt } = await oidc.start().catch(() => {
      throw toUnavailable();
    });
    setCookie(c, name, JSON.stringify({ ...attempt, program: parsed?.data }), cookie);
    return c.redirect(address, 302);
  });

  app.get('/oidc/callback', async (c) => {
    const attempt = attemptCookie.safeParse(parseJson(getCookie(c, name)));
    if (!oidc || !attempt.success) throw new HttpError(403, 'Not signed in', 'Begin again: GET /oidc.');
    setCookie(c, name, '', { ...cookie, maxAge: 0 });
    const address = new URL(callback);
    address.search = new URL(c.req.url).search;
    const method = { name: 'the station’s sign-in' };
    const find = () =>
      oidc.finish(db, address, attempt.data).catch((error) => {
        throw error instanceof ProviderUnavailable ? toUnavailable() : error;
      });
    const { program: requester } = attempt.data;
    if (!requester) {
      await signIn(c, method, find);
      return c.redirect('/session', 302);
    }
    const code = await createSignInCode(db, await recognise(c, method, find), requester.challenge);
    return c.redirect(`http://127.0.0.1:${requester.port}/?code=${code}`, 302);
  });

  app.post('/session/code', async (c) => {
    const { code, verifier } = await readBody(c, byCode);
    return c.json(toAnswer(await signIn(c, { name: 'a code' }, () => spendSignInCode(db, code, verifier))), 201);
  });
}

const toUnavailable = (): HttpError =>
  new HttpError(502, 'The station’s sign-in does not answer', 'Begin again in a moment: GET /oidc.');

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
