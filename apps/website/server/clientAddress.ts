import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { CLIENT_ADDRESS } from '../app/security/clientAddress.ts';

/**
 * Tells the application the address of who asks. Behind `trustedProxies` proxies it is the one that the outermost of them has seen;
 * what stands before it in `X-Forwarded-For` anybody can have written.
 */
export function clientAddress(trustedProxies: number): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
    const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : '';
    c.req.raw.headers.set(CLIENT_ADDRESS, seen || (c.env?.incoming?.socket.remoteAddress ?? ''));
    await next();
  };
}
