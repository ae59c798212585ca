import { handleWithTelemetry } from '@sala/telemetry';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** Runs every request under the id that the website sends, and counts it by the pattern of its path. */
export const observeRequests: MiddlewareHandler = (c, next) => {
  const { method, path } = c.req;
  const client = { id: c.req.header('x-request-id'), traceparent: c.req.header('traceparent') };
  return handleWithTelemetry({ method, path, client }, async ({ id }) => {
    await next();
    c.res.headers.set('x-request-id', id);
    const route = routePath(c, -1);
    return { status: c.res.status, route: route === '/*' ? 'none' : route };
  });
};
