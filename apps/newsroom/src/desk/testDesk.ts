import { eq } from 'drizzle-orm';
import { invite } from '../accounts/invitations.ts';
import { type AccountRole, accounts } from '../accounts/schema.ts';
import { createSession } from '../accounts/sessions.ts';
import { PASSWORD_HASH } from '../accounts/testPassword.ts';
import type { ControlContext } from '../control/index.ts';
import { testContext } from '../control/testContext.ts';
import type { Database } from '../database/index.ts';
import type { DeskSettings } from '../settings/index.ts';
import { createDesk } from './createDesk.ts';

export const DESK_URL = 'https://desk.station.test';

/** A desk for tests, and the errors that it reported. */
export function testDesk(db: Database, settings: Partial<DeskSettings> = {}, context: Partial<ControlContext> = {}) {
  const errors: unknown[] = [];
  const desk = createDesk(
    { ...testContext(db), deskUrl: DESK_URL, ...context },
    { port: 0, host: '127.0.0.1', url: DESK_URL, trustedProxies: 1, oidc: undefined, ...settings },
    (error) => errors.push(error),
  );
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await desk.request(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // a job begins its answer with its first progress; it has ended when the answer does
    await answer.clone().arrayBuffer();
    return answer;
  };
  /** Sends a body whose last byte comes only after `meanwhile`, which runs when the desk waits for that byte. */
  const sendSlowly = (
    path: string,
    body: string,
    { cookie }: { cookie: string },
    meanwhile: () => Promise<unknown>,
  ) => {
    const bytes = Buffer.from(body);
    async function* parts() {
      yield bytes.subarray(0, -1);
      await meanwhile();
      yield bytes.subarray(-1);
    }
    const headers = { cookie, 'content-type': 'application/json', 'content-length': String(bytes.length) };
    return desk.request(path, { method: 'POST', headers, body: ReadableStream.from(parts()), duplex: 'half' });
  };
  const startSession = async (email: string, role: AccountRole, passwordHash: string | null) => {
    const { account } = await invite(db, { email, role });
    if (passwordHash) await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    const token = await createSession(db, { ...account, passwordHash }, { address: '', browser: '' });
    return { cookie: `__Host-desk_session=${token}` };
  };
  return {
    desk,
    errors,
    send,
    sendSlowly,
    /** An account with a session, without a password. */
    signIn: (email: string, role: AccountRole) => startSession(email, role, null),
    /** An account with a session and the password `PASSWORD`. */
    join: (email: string, role: AccountRole) => startSession(email, role, PASSWORD_HASH),
  };
}

/** The cookie of an answer, as a browser sends it back. */
export const readCookie = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
