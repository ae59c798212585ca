import { createServer, type Server } from 'node:http';
import { metrics } from './metrics.ts';

/** Whether this process should get requests. */
export interface Readiness {
  isReady(): Promise<boolean>;
  /** It may get requests, as soon as this server listens. */
  begin(server: Listener): void;
  /** It should not, from now on. */
  drain(): void;
}

/** A server, which says itself whether its port is open. */
type Listener = Pick<Server, 'listening'>;

/** Ready while the server listens and `check` returns true. A check that throws counts as false. */
export function createReadiness(check: () => Promise<boolean>): Readiness {
  let serving: Listener | undefined;
  const isServing = () => serving?.listening === true;
  return {
    isReady: async () => isServing() && (await check().catch(() => false)) && isServing(),
    begin: (server) => {
      serving = server;
    },
    drain: () => {
      serving = undefined;
    },
  };
}

type Page = [status: number, text: string, type?: string];

/**
 * Serves `/healthz`, `/readyz` and `/metrics` on a port of their own, for operators alone (docs/decisions/0024).
 * `measure` updates gauges before a scrape.
 * @throws when the port cannot be used
 */
export async function serveMonitoring(
  { port, host }: { port: number; host: string },
  readiness: Readiness,
  measure: () => Promise<void> = async () => {},
): Promise<{ port: number; close(): void }> {
  const pages: Record<string, () => Promise<Page>> = {
    '/healthz': async () => [200, 'alive\n'],
    '/readyz': async () => ((await readiness.isReady()) ? [200, 'ready\n'] : [503, 'not ready\n']),
    '/metrics': async () => {
      // one measurement that fails must not hide all others
      await measure().catch((error: unknown) => console.error('metrics:', error));
      return [200, await metrics.metrics(), metrics.contentType];
    },
  };
  const server = createServer(async (request, response) => {
    const page = pages[request.url?.split('?')[0] ?? ''] ?? (async () => [404, 'nothing here\n']);
    const [status, text, type = 'text/plain; charset=utf-8'] = await page().catch((error: unknown) => {
      console.error('monitoring:', error);
      return [500, 'it could not be read\n'] as Page;
    });
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((done, fail) => {
    // without its code, which the caller would take for that of the application's own port
    const handleListenError = ({ code }: NodeJS.ErrnoException) =>
      fail(new Error(`port ${port} of ${host}, for its metrics, cannot be used (${code})`));
    server.once('error', handleListenError).listen(port, host, done);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
