import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service of a test's own, on a free port of this machine. */
export interface TestService {
  address: string;
  /** The path and query of each request, in order. */
  requests: string[];
  /** The headers of the last request. */
  headers: IncomingMessage['headers'];
  /** How it answers from now on. */
  answer: (request: IncomingMessage, response: ServerResponse) => unknown;
  close(): Promise<void>;
}

/** Starts a service that answers `{}` until `answer` is replaced. */
export async function openTestService(): Promise<TestService> {
  const server = createServer((request, response) => {
    service.requests.push(request.url ?? '');
    service.headers = request.headers;
    // the test's time may be another than this machine's
    response.sendDate = false;
    service.answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const service: TestService = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    headers: {},
    answer: json({}),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return service;
}

/** Answers with a value as JSON. */
export function json(value: unknown, status = 200): TestService['answer'] {
  return (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
