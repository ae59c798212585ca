import type { HttpBindings } from '@hono/node-server';
import { findReaderAddress, type TrustedProxies } from '@sala/http-server';
import type { MiddlewareHandler } from 'hono';
import { CLIENT_ADDRESS_HEADER } from '../app/platform/security/clientAddress.ts';

/** Passes the client's address to the application, as trusted proxies report it. */
export function setClientAddress(trusted: TrustedProxies): MiddlewareHandler<{ Bindings: HttpBindings }> {
  let isWarned = false;
  return async (c, next) => {
    const forwardedFor = c.req.header('x-forwarded-for') ?? '';
    const peer = c.env?.incoming?.socket.remoteAddress ?? '';
    if (trusted === 0 && forwardedFor && !isWarned) {
      isWarned = true;
      console.warn(
        `A proxy at ${peer} passes requests on, but TRUSTED_PROXIES is 0: all readers behind it share one limit.`,
      );
    }
    c.req.raw.headers.set(CLIENT_ADDRESS_HEADER, findReaderAddress(trusted, peer, forwardedFor));
    await next();
  };
}
