import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { CommandFailed, describeFetchFailure } from '../../errors/index.ts';

/**
 * Asks a desk.
 * @throws {CommandFailed} when it does not answer, or with what it says when it refuses
 */
export async function askDesk(desk: string, path: string, init: RequestInit, token?: string): Promise<Response> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(init.headers as Record<string, string>) };
  const answer = await fetch(new URL(path, desk), { ...init, headers, redirect: 'error' }).catch((error) => {
    throw new CommandFailed(`The desk at ${desk} does not answer: ${describeFetchFailure(error)}.`);
  });
  if (answer.ok) return answer;
  if (answer.status === 401) throw new CommandFailed('You are not signed in: npm run newsroom -- sign-in EMAIL');
  const problem = (await answer.json().catch(() => ({}))) as { title?: string; detail?: string };
  throw new CommandFailed(problem.detail || problem.title || `The desk at ${desk} answers ${answer.status}.`);
}

/** Asks a desk as `callControl` asks the newsroom on this machine. */
export async function* callDesk(desk: string, token: string, path: string, body?: Readable): AsyncGenerator<unknown> {
  const sent: RequestInit = body
    ? {
        method: 'POST',
        body: Readable.toWeb(body) as ReadableStream,
        duplex: 'half',
        headers: { 'idempotency-key': randomUUID() },
      }
    : {};
  const answer = await askDesk(desk, path, sent, token);
  const lines = Readable.fromWeb(answer.body as never);
  for await (const line of createInterface({ input: lines })) if (line) yield JSON.parse(line);
}
