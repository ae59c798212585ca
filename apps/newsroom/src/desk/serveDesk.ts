import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer, PUBLIC_LIMITS } from '@sala/http-server';
import { ACTION_LISTENER_OPTIONS, type ControlContext } from '../control/index.ts';
import { explainUnreadable, listenOnPort, PORT_SETTINGS } from '../http/index.ts';
import type { DeskSettings } from '../settings/index.ts';
import { createDesk } from './createDesk.ts';
import { limitSlowBodies } from './limitSlowBodies.ts';

/** Connections: a newsroom's staff is hundreds. Timeouts: a film of 5 GB takes as long as the line needs. */
const DESK_LIMITS = { ...PUBLIC_LIMITS, requestTimeoutMs: 0, maxConnections: 1000, maxConnectionsPerAddress: 500 };

/** Serves the desk on a port of its own, because it is in another network than the public APIs. */
export async function serveDesk(
  context: ControlContext,
  settings: DeskSettings,
  onError: (error: unknown, path: string) => void,
): Promise<Server> {
  const app = createDesk(context, settings, onError);
  const server = createHttpServer(
    limitSlowBodies(getRequestListener(app.fetch, ACTION_LISTENER_OPTIONS)),
    DESK_LIMITS,
    explainUnreadable,
  );
  await listenOnPort(server, settings, PORT_SETTINGS.desk);
  return server;
}
