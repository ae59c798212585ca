import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer, LOCAL_LIMITS } from '@sala/http-server';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { describeError } from '../errors/index.ts';
import { explainUnreadable } from '../http/index.ts';
import type { ControlContext } from './command.ts';
import { COMMANDS } from './commands/index.ts';

/** The commands on one application. Each answers NDJSON: what it has to say, a line each. */
export function createControl(context: ControlContext): Hono {
  const app = new Hono();
  for (const [path, { failure, run }] of Object.entries(COMMANDS)) {
    app.post(`/${path}`, (c) =>
      stream(c, async (out) => {
        const body = c.req.raw.body;
        try {
          const answers = run(context, body ? Readable.fromWeb(body as never) : Readable.from([]));
          for await (const answer of answers) await out.writeln(JSON.stringify(answer));
        } catch (error) {
          await out.writeln(JSON.stringify({ failed: describeError(error, failure) }));
        }
      }),
    );
  }
  return app;
}

/** Serves the control commands on a Unix socket that only its user can open. */
export async function serveControl(app: Hono, socket: string): Promise<{ close(): Promise<void> }> {
  mkdirSync(dirname(socket), { recursive: true });
  // this process has the data directory's lock, so a socket that is still there belongs to a process that has ended
  rmSync(socket, { force: true });
  const server = createHttpServer(getRequestListener(app.fetch), LOCAL_LIMITS, explainUnreadable);
  const umask = process.umask(0o177);
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(socket, done));
  } finally {
    process.umask(umask);
  }
  return {
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
