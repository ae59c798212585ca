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

/** Codes of a connection that is cut once it was open. */
const CUT = ['ECONNRESET', 'EPIPE'];
const NOBODY_LISTENS = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED'];

/**
 * Calls the newsroom that listens on `socket`, with a POST where there is a body, and yields the objects of its answer
 * as they come.
 * @throws {NotRunning} when no newsroom listens there
 * @throws {AnswerLost} when it ends meanwhile
 */
export async function* callControl(socket: string, path: string, body?: string | Readable): AsyncGenerator<unknown> {
  // a connection of its own, which stays open after the answer: a file may be refused while it is being sent
  const agent = new Agent({ keepAlive: true });
  try {
    const answer = await new Promise<Readable>((done, fail) => {
      const headers = { [USER_HEADER]: encodeUser(findUser()) };
      const call = request({ socketPath: socket, path, method: body ? 'POST' : 'GET', headers, agent }, done);
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
    throw CUT.includes((error as NodeJS.ErrnoException).code ?? '') ? new AnswerLost() : error;
  } finally {
    // what is left of a refused file is not sent
    if (body instanceof Readable) body.destroy();
    agent.destroy();
  }
}
