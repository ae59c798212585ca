import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { State } from './services.ts';

type Answer = (incoming: IncomingMessage, response: ServerResponse) => void;

const SLOW = 3000;
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
const JSON_TYPE = { 'content-type': 'application/json' };

export type FaultyService = Awaited<ReturnType<typeof openFaultyService>>;

/** A service on a port of its own that answers like the newsroom, until it gets a fault. */
export async function openFaultyService(newsroom: string) {
  const agent = new Agent({ keepAlive: true });
  const works: Answer = (incoming, response) => {
    const { method, url, headers } = incoming;
    const passed = request(newsroom + url, { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
    response.on('close', () => passed.destroy());
  };
  const answers: Record<State, Answer> = {
    none: works,
    killed: (incoming) => incoming.socket.destroy(),
    frozen: () => {},
    slow: (incoming, response) => void setTimeout(() => response.destroyed || works(incoming, response), SLOW),
    failing: (_, response) => response.writeHead(500, JSON_TYPE).end('{"message": "out of order"}'),
    half: (_, response) => response.writeHead(200, JSON_TYPE).end('{"sections": [{"id": "lead", "type": "le'),
    huge: (_, response) => {
      response.writeHead(200, JSON_TYPE);
      // the website may have closed the connection
      pipeline(Readable.from(['{"x": "', ...Array<Buffer>(50).fill(MEGABYTE), '"}']), response).catch(() => {});
    },
  };

  let state: State = 'none';
  const server = createServer((incoming, response) => answers[state](incoming, response));
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async become(next: State): Promise<void> {
      state = next;
      if (state === 'killed') {
        server.close();
        server.closeAllConnections();
      } else if (!server.listening) await once(server.listen(port, 'localhost'), 'listening');
    },
    async close(): Promise<void> {
      agent.destroy();
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  };
}
