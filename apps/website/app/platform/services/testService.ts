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

/** What a service answers: a value as JSON, a status, or both. */
type Result = object | number | readonly [status: number, body: unknown];

/** What it answers at a path, or how it finds that; a function that returns nothing has answered by itself. */
export type Answer = Result | ((query: URLSearchParams, response: ServerResponse) => Result | undefined);

/** Answers what `read` lists for the path, and `otherwise` where that is nothing. */
export function answerByPath(
  read: () => Record<string, Answer | undefined>,
  otherwise: () => Result = () => 404,
): TestService['answer'] {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.test');
    const listed: Answer = read()[decodeURIComponent(pathname)] ?? otherwise();
    const result: Result | undefined = typeof listed === 'function' ? listed(searchParams, response) : listed;
    if (result === undefined) return;
    if (typeof result === 'number') return json({}, result)(request, response);
    const [status, body] = Array.isArray(result) ? result : [200, result];
    return json(body, status)(request, response);
  };
}
