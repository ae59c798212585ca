import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer, LOCAL_LIMITS } from '@sala/http-server';
import { closeServer } from '@sala/telemetry';
import { Hono } from 'hono';
import { type Caller, describeAction } from '../actions/index.ts';
import { decodeUser, USER_HEADER } from '../controlClient/index.ts';
import { describeError } from '../errors/index.ts';
import { explainUnreadable } from '../http/index.ts';
import { ACTIONS, type ControlContext, OLD_GROUPS } from './actions.ts';
import { ACTION_LISTENER_OPTIONS, answerAction, toLine } from './answerAction.ts';

/** The answer to `GET /actions`. */
export const describeActions = () => ({
  actions: ACTIONS.map((action) => describeAction(action)),
  oldGroups: OLD_GROUPS,
});

/**
 * The actions as one application: `GET /actions` describes them and names the newsroom's database; `POST
 * /actions/articles/publish` performs one.
 */
export function createControl(context: ControlContext, database?: string): Hono {
  const app = new Hono();
  const described = { ...describeActions(), database };
  app.get('/actions', (c) => c.json(described));
  for (const action of ACTIONS) {
    app.post(`/actions/${action.name.replace(' ', '/')}`, (c) =>
      answerAction(c, action, context, { requireCaller: () => readCaller(c.req.header(USER_HEADER)) }, (error) =>
        c.body(`${toLine({ failed: describeError(error, action.failure) })}\n`),
      ),
    );
  }
  return app;
}

/** The user who typed a command, from a header: only the newsroom's own account can open the socket. */
function readCaller(user: string | undefined): Caller {
  const name = decodeUser(user);
  return { who: name ? `operator ${name}` : 'operator', role: 'operator', origin: 'command line' };
}

/** Serves the actions on a Unix socket that only the newsroom's own account can open. */
export async function serveControl(app: Hono, socket: string): Promise<{ close(): Promise<void> }> {
  mkdirSync(dirname(socket), { recursive: true });
  // this process has the lock of the data directory, so a socket that exists is left from a process that has ended
  rmSync(socket, { force: true });
  const server = createHttpServer(
    getRequestListener(app.fetch, ACTION_LISTENER_OPTIONS),
    LOCAL_LIMITS,
    explainUnreadable,
  );
  const umask = process.umask(0o177);
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(socket, done));
  } finally {
    process.umask(umask);
  }
  return {
    // a command hears how its action has ended
    close: () => closeServer(server),
  };
}
