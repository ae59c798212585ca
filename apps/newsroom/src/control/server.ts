import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { importNews } from '../content/import/index.ts';
import type { Database } from '../database/index.ts';
import { sentenceFor } from '../sentence.ts';

/** What `npm run newsroom -- …` can ask of the newsroom. Each command answers NDJSON: its progress, a line each. */
export function createControl(db: Database): Hono {
  const app = new Hono();
  app.post('/import', (c) =>
    stream(c, async (out) => {
      const body = c.req.raw.body;
      const source = body ? Readable.fromWeb(body as never) : Readable.from([]);
      try {
        for await (const report of importNews(db, source)) await out.writeln(JSON.stringify(report));
      } catch (error) {
        await out.writeln(JSON.stringify({ failed: sentenceFor(error, 'The import stopped') }));
      }
    }),
  );
  return app;
}

/** Serves the control commands on a Unix socket that only its user can open. */
export async function serveControl(app: Hono, socket: string): Promise<{ close(): Promise<void> }> {
  mkdirSync(dirname(socket), { recursive: true });
  // the data directory's lock is ours, so a socket that is still there belongs to nobody
  rmSync(socket, { force: true });
  const server = createServer(getRequestListener(app.fetch));
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
