import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { NEWSROOM } from './addresses.ts';

/** The answer of a service at one of its paths. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A broadcaster's service that answers like the newsroom, until a test makes it misbehave. */
export interface ContraryService {
  address: string;
  /** Sets the answer at this path; `*` is every path without an answer of its own. */
  answers(path: string, how: Answer): void;
  /** Lets it answer like the newsroom again; answers that are still pending are broken off. */
  reset(): void;
  close(): Promise<void>;
}

export async function startContraryService(): Promise<ContraryService> {
  const answers = new Map<string, Answer>();
  const unanswered = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    const answer = answers.get(path) ?? answers.get('*') ?? asNewsroom();
    Promise.resolve(answer(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    answers: (path, how) => void answers.set(path, how),
    reset: () => {
      answers.clear();
      for (const response of unanswered) response.destroy();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** The newsroom's answer, modified. */
export function asNewsroom<Payload>(change?: (payload: Payload, url: URL) => unknown): Answer {
  return async (request, response) => {
    const url = new URL(request.url ?? '/', NEWSROOM);
    const { method = 'GET', headers } = request;
    const sent = method === 'POST' && {
      body: await buffer(request),
      headers: { 'content-type': headers['content-type'] ?? '' },
    };
    const answer = await fetch(url, { method, ...sent });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(change && answer.ok ? JSON.stringify(change(JSON.parse(`${body}`), url)) : body);
  };
}

/** A status and a body, whatever they are. */
export function answerWith(status: number, body: string): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
}

/** The newsroom's first answer, even when it changes there afterwards. */
export function asAtFirst(): Answer {
  const firstAnswers = new Map<string, Promise<Answer>>();
  const ask = async (path: string) => {
    const answer = await fetch(NEWSROOM + path);
    return answerWith(answer.status, await answer.text());
  };
  return async (request, response) => {
    const path = request.url ?? '/';
    const first = firstAnswers.get(path) ?? ask(path);
    firstAnswers.set(path, first);
    await (await first)(request, response);
  };
}

/** An answer that breaks off in the middle. */
export const breaksOff: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"sections": [{"id": "lead", "type": "le', () => response.destroy());
};

/** No answer, ever. */
export const isSilent: Answer = () => {};
