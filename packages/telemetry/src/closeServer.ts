import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Readiness } from './monitoring.ts';

/**
 * How long a running response may take after the last request was accepted, in milliseconds: longer than a page's
 * deadline.
 */
const LAST_ANSWERS_MS = 5000;
/** How often idle connections are closed, in milliseconds; the first time after busy ones could get another answer. */
const SWEEP_INTERVAL_MS = 50;

/**
 * For `seconds` the server still answers while `/readyz` fails, so that a load balancer sends new requests elsewhere;
 * every response closes its connection.
 */
export async function drainServer(server: Server, readiness: Readiness, seconds: number): Promise<void> {
  readiness.drain();
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  if (seconds > 0) await pause(seconds * 1000);
}

/** Closes a server without breaking a response: it accepts no connection and finishes the running requests. */
export async function closeServer(server: Server): Promise<void> {
  // unlike an HTTP server's own close, this does not reset idle connections, on which a request may be on its way
  const ended = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
  // the responses to earlier requests may have promised to keep the connection alive
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS);
  const impatience = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  await ended;
  clearInterval(sweeping);
  clearTimeout(impatience);
}
