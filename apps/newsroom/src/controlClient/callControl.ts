import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { CommandFailed } from '../errors/index.ts';
import { encodeUser, findUser, USER_HEADER } from './user.ts';

/** The control socket does not answer: the newsroom is not running. */
export class NotRunning extends Error {}

/** The newsroom has ended before its answer did. */
export class AnswerLost extends CommandFailed {
  constructor() {
    super('The newsroom ended before it answered, and it may have been done: npm run newsroom -- log shows it.');
  }
}

/** How long a newsroom may take to say which actions it has, in milliseconds; what it does may take any time. */
const READING_TIMEOUT_MS = 10_000;

/** Codes of a connection that is cut once it was open. */
const CUT = ['ECONNRESET', 'EPIPE'];
const NOBODY_LISTENS = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED'];

/**
 * Calls the newsroom that listens on `socket`, with a POST where there is a body, and yields the objects of its answer
 * as they come.
 * @throws {NotRunning} when no newsroom listens there
 * @throws {CommandFailed} when it does not answer a GET in time, as when it is frozen
 * @throws {AnswerLost} when it ends meanwhile
 */
export async function* callControl(
  socket: string,
  path: string,
  body?: string | Readable,
  timeoutMs = READING_TIMEOUT_MS,
): AsyncGenerator<unknown> {
  // a connection of its own, which stays open after the answer: a file may be refused while it is being sent
  const agent = new Agent({ keepAlive: true });
  const signal = body === undefined ? AbortSignal.timeout(timeoutMs) : undefined;
  try {
    const answer = await new Promise<Readable>((done, fail) => {
      const headers = { [USER_HEADER]: encodeUser(findUser()) };
      const call = request({ socketPath: socket, path, method: body ? 'POST' : 'GET', headers, agent, signal }, done);
      call.on('error', (error: NodeJS.ErrnoException) => {
        fail(NOBODY_LISTENS.includes(error.code ?? '') ? new NotRunning() : error);
      });
      // the body is not read before the socket is connected
      const send = () => (body instanceof Readable ? body.pipe(call) : call.end(body));
      call.once('socket', (connection) => connection.once('connect', send));
      if (body instanceof Readable) body.once('error', (error) => call.destroy(error));
    });
    for await (const line of createInterface({ input: answer })) yield JSON.parse(line);
  } catch (error) {
    if (signal?.aborted)
      throw new CommandFailed(
        `The newsroom does not answer within ${timeoutMs / 1000} seconds: it is frozen or overloaded. Nothing was done.`,
      );
    throw CUT.includes((error as NodeJS.ErrnoException).code ?? '') ? new AnswerLost() : error;
  } finally {
    // what is left of a refused file is not sent
    if (body instanceof Readable) body.destroy();
    agent.destroy();
  }
}
