import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Handles one request in place of a service. */
export type RequestHandler = (response: ServerResponse, request: IncomingMessage) => void;

/** A fake external service, for tests. */
export async function openTestService(handle: RequestHandler): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => handle(response, request));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
