import { createServer } from 'node:http';
import { metrics } from './metrics.ts';

/** Whether this process is to be asked. */
export interface Readiness {
  isReady(): Promise<boolean>;
  /** From now on it is not. */
  drain(): void;
}

/** Ready while `check` says so and the process is not ending. A check that throws says no. */
export function createReadiness(check: () => Promise<boolean>): Readiness {
  let isEnding = false;
  return {
    isReady: async () => !isEnding && (await check().catch(() => false)) && !isEnding,
    drain: () => {
      isEnding = true;
    },
  };
}

type Page = [status: number, text: string, type?: string];

/**
 * Serves `/healthz`, `/readyz` and `/metrics` on a port of their own, for operators alone
 * (docs/decisions/0024). `measure` sets what is not counted all the time.
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
      // what cannot be measured now must not hide all the rest
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
    // without its code: the port that is taken is not the application's
    const refused = ({ code }: NodeJS.ErrnoException) =>
      fail(new Error(`port ${port} of ${host}, for its metrics, cannot be used (${code})`));
    server.once('error', refused).listen(port, host, done);
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
