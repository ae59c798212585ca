import type { HttpBindings } from '@hono/node-server';
import { findReaderAddress } from '@sala/http-server';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import {
  type Account,
  createSession,
  type Device,
  endSession,
  findSession,
  isNewSession,
  MAX_SESSION_DAYS,
  type SignInMethod,
  type VerifiedAccount,
} from '../accounts/index.ts';
import type { Database } from '../database/index.ts';
import { HttpError } from '../http/index.ts';
import type { DeskSettings } from '../settings/index.ts';

/** The connection of a request to the desk. */
export interface DeskEnvironment {
  Bindings: HttpBindings;
}

export type DeskContext = Context<DeskEnvironment>;

/** Finds the account of a sign-in; `reader` is whose turn it takes, a `toReaderKey`. */
export type FindAccount = (reader: string) => Promise<VerifiedAccount>;

/** How an account is recognised by `find` and, where the sign-in lasts, gets a session; both are in the log. */
export interface SignIn {
  recognise(c: DeskContext, method: SignInMethod, find: FindAccount): Promise<Account>;
  signIn(c: DeskContext, method: SignInMethod, find: FindAccount): Promise<Account>;
}

const COOKIE = 'desk_session';

/** The session of a request. */
export type DeskSessions = ReturnType<typeof createDeskSessions>;

/** The account of a request: browsers send the session's token as a cookie, programs in `Authorization`. */
export function createDeskSessions(
  db: Database,
  { url, trustedProxies }: Pick<DeskSettings, 'url' | 'trustedProxies'>,
) {
  const isSecure = url.startsWith('https:');
  // browsers accept a cookie of this name over https only, and only from this host
  const toCookieName = (name: string): string => (isSecure ? `__Host-${name}` : name);
  const name = toCookieName(COOKIE);
  const cookie = { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/' } as const;

  const readToken = (c: DeskContext): string | undefined =>
    /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? getCookie(c, name);
  const readDevice = (c: DeskContext): Device => ({
    address: findReaderAddress(
      trustedProxies,
      c.env?.incoming?.socket.remoteAddress ?? '',
      c.req.header('x-forwarded-for') ?? '',
    ),
    browser: c.req.header('user-agent') ?? '',
  });

  return {
    readDevice,
    /** The options of the session's cookie, for other cookies of the sign-in. */
    cookie,
    toCookieName,
    /** @throws {HttpError} 401 without a session */
    async require(c: DeskContext): Promise<Account> {
      const token = readToken(c);
      const account = token ? await findSession(db, token) : null;
      if (!account) throw new HttpError(401, 'Not signed in', 'Sign in: POST /session.');
      return account;
    },
    /** @throws {HttpError} 401 without a session, or when it is not new */
    async requireNew(c: DeskContext): Promise<Account> {
      const account = await this.require(c);
      if (await isNewSession(db, readToken(c) ?? '')) return account;
      throw new HttpError(401, 'Not signed in a moment ago', 'Sign in again: POST /session.');
    },
    async begin(c: DeskContext, account: VerifiedAccount): Promise<void> {
      const token = await createSession(db, account, readDevice(c));
      setCookie(c, name, token, { ...cookie, maxAge: MAX_SESSION_DAYS * 24 * 3600 });
    },
    async end(c: DeskContext): Promise<void> {
      const token = readToken(c);
      if (token) await endSession(db, token);
      deleteCookie(c, name, cookie);
    },
  };
}
