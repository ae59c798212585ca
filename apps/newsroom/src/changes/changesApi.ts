import { Hono } from 'hono';
import { sendProblem } from '../apis/index.ts';
import type { Changes } from './changes.ts';

/** How often a silent stream says that it is still there, in milliseconds. */
const HEARTBEAT = 15_000;
/** How soon whoever has lost it comes back, in milliseconds. */
const RETRY = 1000;
const MOST_FOLLOWERS = 500;
/** How many changes wait for one who does not read them. */
const MOST_WAITING = 1000;

/** `GET /events`: what has changed, as it changes (READINGS.md, Caching). Every message is a `change` of the contracts. */
export function changesApi(changes: Changes): Hono {
  const app = new Hono();
  let followers = 0;
  app.get('/events', (c) => {
    if (followers >= MOST_FOLLOWERS) return sendProblem(c, 503, 'Too many follow already');
    followers += 1;
    let leave = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => {
          controller.enqueue(Buffer.from(text));
          if ((controller.desiredSize ?? 0) < -MOST_WAITING) ended();
        };
        const ended = () => {
          leave();
          controller.close();
        };
        const beat = setInterval(write, HEARTBEAT, ':\n\n');
        const end = changes.follow({ told: (change) => write(`data: ${change}\n\n`), ended });
        leave = () => {
          clearInterval(beat);
          end();
          followers -= 1;
        };
        write(`retry: ${RETRY}\n\n`);
      },
      cancel: () => leave(),
    });
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    return new Response(stream, { headers });
  });
  return app;
}
