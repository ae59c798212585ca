import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** How a service answers one request. */
export type Answers = (response: ServerResponse, request: IncomingMessage) => void;

/** A test server with the API of OpenAI, which can also misbehave. */
export interface TestLanguageModel {
  url: string;
  /** The bodies of the requests so far. */
  asked: {
    authorization: string | undefined;
    body: { model: string; messages: { role: string; content: string }[] };
  }[];
  /** Sets the next answers, one for each request; the last one is repeated. */
  answers(...answers: Answers[]): void;
  close(): Promise<void>;
}

export async function openLanguageModel(): Promise<TestLanguageModel> {
  const asked: TestLanguageModel['asked'] = [];
  let script: Answers[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ authorization: request.headers.authorization, body: (await json(request)) as never });
    const next = script.length > 1 ? script.shift() : script[0];
    next?.(response, request);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answers: (...answers) => {
      script = answers;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Answers with these points as a completion. */
export function says(points: unknown): Answers {
  return saysText(JSON.stringify({ points }));
}

export function saysText(content: string): Answers {
  return (response) => void response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
}

export function fails(status: number, headers: Record<string, string> = {}): Answers {
  return (response) => void response.writeHead(status, headers).end('{"error":{}}');
}
