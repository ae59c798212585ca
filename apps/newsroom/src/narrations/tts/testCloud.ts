// Fake cloud services that speak, or fail as the test says.
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { openTestService, type RequestHandler } from '../../http/testService.ts';
import { silentMp3 } from './testMp3.ts';

export interface TestCloud {
  url: string;
  requests: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[];
  /** How it answers the next requests, in order; after them it speaks. */
  misbehaves(...misdeeds: RequestHandler[]): void;
  close(): Promise<void>;
}

/** Speaks as Azure and as Google do: as many frames of silence as the text between `«` and `»` says, else one. */
export async function openCloud(): Promise<TestCloud> {
  const requests: TestCloud['requests'] = [];
  let script: RequestHandler[] = [];
  const service = await openTestService(async (response, request) => {
    const body = await text(request);
    requests.push({ path: request.url, headers: request.headers, body });
    const misdeed = script.shift();
    if (misdeed) return misdeed(response, request);
    const mp3 = silentMp3(Number(/«(\d+)»/.exec(body)?.[1] ?? 1));
    if (request.url === '/cognitiveservices/v1') response.setHeader('content-type', 'audio/mpeg').end(mp3);
    else if (request.url === '/v1/text:synthesize')
      response.end(JSON.stringify({ audioContent: mp3.toString('base64') }));
    else response.writeHead(404).end();
  });
  return {
    ...service,
    requests,
    misbehaves: (...misdeeds) => {
      script = misdeeds;
    },
  };
}

export function fails(
  status: number,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
): RequestHandler {
  return (response) => void response.writeHead(status, headers).end(body);
}
