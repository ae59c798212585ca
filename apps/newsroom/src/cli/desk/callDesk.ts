import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandFailed, describeFetchFailure } from '../../errors/index.ts';

/** The waits before a request whose answer was lost is sent again, in milliseconds. */
const RETRY_WAITS_MS = [500, 1500, 4000, 8000];

/** After how long without an answer the user is told that it is late, in milliseconds. */
const SILENT_MS = 10_000;

/** Codes of connections that failed once they were open: the desk may have received the request. */
const CUT = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

/** No answer has come; `isSent` when the desk may have received the request. */
class NoAnswer extends CommandFailed {
  readonly isSent: boolean;

  constructor(message: string, isSent: boolean) {
    super(message);
    this.isSent = isSent;
  }
}

/**
 * Sends a request to a desk.
 * @throws {CommandFailed} when it does not answer, or with its message when it refuses
 */
export async function fetchFromDesk(desk: string, path: string, init: RequestInit, token?: string): Promise<Response> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(init.headers as Record<string, string>) };
  const answer = await fetch(new URL(path, desk), { ...init, headers, redirect: 'error' }).catch((error) => {
    const { code = '' } = (error.cause ?? {}) as { code?: string };
    throw new NoAnswer(`The desk at ${desk} does not answer: ${describeFetchFailure(error)}.`, CUT.includes(code));
  });
  if (answer.ok) return answer;
  if (answer.status === 401) throw new CommandFailed(describeSignedOut(desk));
  const problem = (await answer.json().catch(() => ({}))) as { title?: string; detail?: string; typed?: string };
  const message = problem.typed || problem.detail || problem.title || `The desk at ${desk} answers ${answer.status}.`;
  throw isAnswerLost(answer.status, problem.title) ? new NoAnswer(message, true) : new CommandFailed(message);
}

/** True when the desk may have done, or be doing, what was asked, although this is not its answer. */
function isAnswerLost(status: number, title: string | undefined): boolean {
  // 409: the first request with the same key is still running; 502 and 504: a proxy has lost the answer
  if ([409, 502, 504].includes(status)) return true;
  // without a reason it is of a proxy that has no desk behind it at the moment
  return status === 503 && !title;
}

/**
 * Calls a desk as `callControl` calls the newsroom on this machine. A text whose answer is lost is sent again under the
 * same key, so that it is done once. A stream is sent once: it is large, and cannot be read a second time.
 * @throws {CommandFailed} when there is no answer; the message says so when the action may have been done
 */
export async function* callDesk(
  desk: string,
  token: string,
  path: string,
  body?: string | Readable,
  waitsMs = RETRY_WAITS_MS,
  silentMs = SILENT_MS,
): AsyncGenerator<unknown> {
  const key = { 'idempotency-key': randomUUID() };
  const isStream = body instanceof Readable;
  const waits = isStream ? [] : waitsMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const pending = fetchFromDesk(desk, path, toRequest(body, key), token);
      // the progress of a file shows while it is sent
      const answer = await (isStream ? pending : warnWhenLate(desk, pending, silentMs));
      return yield* readAnswer(desk, answer);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      // the second request cannot reach the desk, but the first one may have been done
      if (attempt === 0 && !error.isSent) throw error;
      const waitMs = waits[attempt];
      if (waitMs === undefined) throw body === undefined ? error : new CommandFailed(describeLost(desk));
      await wait(waitMs);
    }
  }
}

async function warnWhenLate<Answer>(desk: string, pending: Promise<Answer>, silentMs: number): Promise<Answer> {
  const warn = () => console.error(`The desk at ${desk} has not answered yet: the command waits for it.`);
  const late = setTimeout(warn, silentMs);
  return pending.finally(() => clearTimeout(late));
}

/** An account may be signed out from elsewhere, or by time, while its editor writes. */
export const describeSignedOut = (desk: string): string =>
  `You are not signed in at ${desk}, and nothing was done. Sign in and give the command again: DESK=${desk} npm run newsroom -- sign-in EMAIL`;

const describeLost = (desk: string): string =>
  `The answer of the desk at ${desk} was lost, and it may have been done: npm run newsroom -- log shows it.`;

function toRequest(body: string | Readable | undefined, headers: Record<string, string>): RequestInit {
  if (body === undefined) return {};
  if (typeof body === 'string') return { method: 'POST', body, headers };
  return { method: 'POST', body: Readable.toWeb(body) as ReadableStream, duplex: 'half', headers };
}

/** @throws {NoAnswer} when the answer ends without a result: progress alone is not one */
async function* readAnswer(desk: string, answer: Response): AsyncGenerator<unknown> {
  let isWhole = false;
  try {
    for await (const line of createInterface({ input: Readable.fromWeb(answer.body as never) })) {
      if (!line) continue;
      const reply: object = JSON.parse(line);
      isWhole = !('progress' in reply);
      yield reply;
    }
  } catch {
    // the connection was cut, or a line is incomplete
  }
  if (!isWhole) throw new NoAnswer(`The answer of the desk at ${desk} was cut in the middle.`, true);
}
