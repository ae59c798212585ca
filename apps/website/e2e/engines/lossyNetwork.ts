import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WEBSITE } from '../support/addresses.ts';

/** The website behind a network that answers the first request for each file with 503, if its path matches. */
export async function startLossyNetwork(loses: RegExp) {
  const lost = new Set<string>();
  const server = createServer((incoming, answer) => {
    const { url = '/', method, headers } = incoming;
    if (loses.test(url) && !lost.has(url)) {
      lost.add(url);
      answer.writeHead(503, { 'cache-control': 'no-store' }).end();
      return;
    }
    const outgoing = ask(new URL(url, WEBSITE), { method, headers }, (upstream) =>
      upstream.pipe(answer.writeHead(upstream.statusCode ?? 502, upstream.headers)),
    );
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The paths of the files that were lost. */
    lost,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
