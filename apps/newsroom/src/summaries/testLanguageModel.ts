import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Handles one request in place of a service. */
export type RequestHandler = (response: ServerResponse, request: IncomingMessage) => void;

/** A test server with the API of OpenAI, which can also misbehave. */
export interface TestLanguageModel {
  url: string;
  /** The bodies of the requests so far. */
  requests: {
    authorization: string | undefined;
    body: { model: string; messages: { role: string; content: string }[] };
  }[];
  /** Sets the next answers, one for each request; the last one is repeated. */
  respondWith(...answers: RequestHandler[]): void;
  close(): Promise<void>;
}

export async function openLanguageModel(): Promise<TestLanguageModel> {
  const requests: TestLanguageModel['requests'] = [];
  let script: RequestHandler[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: (await json(request)) as never });
    const next = script.length > 1 ? script.shift() : script[0];
    next?.(response, request);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    respondWith: (...answers) => {
      script = answers;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Answers with these points as a completion. */
export function withPoints(points: unknown): RequestHandler {
  return withText(JSON.stringify({ points }));
}

export function withText(content: string): RequestHandler {
  return (response) => void response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
}

export function fails(status: number, headers: Record<string, string> = {}): RequestHandler {
  return (response) => void response.writeHead(status, headers).end('{"error":{}}');
}
