import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Readiness } from './monitoring.ts';

/**
 * How long an answer that has begun may take after the last was taken on, in milliseconds: longer than a page's
 * deadline.
 */
const LAST_ANSWERS_MS = 5000;
/** How often connections without an answer under way are ended, in milliseconds. */
const SWEEP_INTERVAL_MS = 50;

/**
 * For `seconds` the server still answers while `/readyz` says no, so that a load balancer sends new requests elsewhere;
 * every response closes its connection.
 */
export async function drainServer(server: Server, readiness: Readiness, seconds: number): Promise<void> {
  readiness.drain();
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  if (seconds > 0) await pause(seconds * 1000);
}

/** Closes a server without breaking a response: it accepts no connection and finishes the requests under way. */
export async function closeServer(server: Server): Promise<void> {
  const ended = new Promise<void>((done) => server.close(() => done()));
  // what was asked before may have been promised a connection that stays
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS);
  const impatience = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  await ended;
  clearInterval(sweeping);
  clearTimeout(impatience);
}
