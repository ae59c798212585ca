import { json } from 'node:stream/consumers';
import { openTestService, type RequestHandler } from '../http/testService.ts';

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
  const service = await openTestService(async (response, request) => {
    requests.push({ authorization: request.headers.authorization, body: (await json(request)) as never });
    const next = script.length > 1 ? script.shift() : script[0];
    next?.(response, request);
  });
  return {
    url: `${service.url}/v1`,
    requests,
    respondWith: (...answers) => {
      script = answers;
    },
    close: service.close,
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
