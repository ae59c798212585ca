import type { HttpBindings } from '@hono/node-server';
import { toReaderKey } from '@sala/http-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { addFileEndpoint, type Catalogue, sendProblem } from '../http/index.ts';
import type { Changes } from './changes.ts';

/** How often a silent stream sends a sign of life, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** After how many milliseconds a client that has lost the stream connects again. */
const RETRY_MS = 1000;
const MAX_FOLLOWERS = 500;
/** A limit for each address, so that one client, or one proxy of several, cannot take all streams. */
const MAX_FOLLOWERS_PER_ADDRESS = 100;
/** How many changes are queued for a client that reads slowly. */
const MAX_QUEUED_MESSAGES = 1000;

const EVENTS = {
  path: '/events',
  summary: 'An event stream of changes: one JSON text per message',
  input: z.object({}),
  type: 'text/event-stream',
};

/** `GET /events`: changes as they happen (READINGS.md, Caching). Every message is a `change` of the contracts. */
export function createChangesRoutes(changes: Changes, catalogue: Catalogue = []): Hono {
  const app = new Hono();
  const followers = new Map<string, number>();
  let count = 0;
  addFileEndpoint(app, catalogue, EVENTS, (_, c) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const address = toReaderKey(incoming?.socket.remoteAddress ?? '');
    const ofAddress = followers.get(address) ?? 0;
    if (count >= MAX_FOLLOWERS || ofAddress >= MAX_FOLLOWERS_PER_ADDRESS)
      return sendProblem(c, 503, 'Too many follow already');
    followers.set(address, ofAddress + 1);
    count += 1;
    let leave = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => {
          controller.enqueue(Buffer.from(text));
          if ((controller.desiredSize ?? 0) < -MAX_QUEUED_MESSAGES) ended();
        };
        const ended = () => {
          leave();
          controller.close();
        };
        const beat = setInterval(write, HEARTBEAT_MS, ':\n\n');
        const end = changes.follow({ notify: (change) => write(`data: ${change}\n\n`), ended });
        leave = () => {
          clearInterval(beat);
          end();
          count -= 1;
          const left = (followers.get(address) ?? 1) - 1;
          if (left > 0) followers.set(address, left);
          else followers.delete(address);
        };
        write(`retry: ${RETRY_MS}\n\n`);
      },
      cancel: () => leave(),
    });
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    return new Response(stream, { headers });
  });
  return app;
}
