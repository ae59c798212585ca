import { type ClientRequest, request } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { encodeUser, findUser, USER_HEADER } from './user.ts';

/** The control socket does not answer: the newsroom is not running. */
export class NotRunning extends Error {}

const NOBODY_LISTENS = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED'];

/**
 * Calls the newsroom that listens on `socket`, with a POST where there is a body, and yields the objects of its answer
 * as they come.
 * @throws {NotRunning} when no newsroom listens there
 */
export async function* callControl(socket: string, path: string, body?: string | Readable): AsyncGenerator<unknown> {
  const { call, answer } = await new Promise<{ call: ClientRequest; answer: Readable }>((done, fail) => {
    const headers = { [USER_HEADER]: encodeUser(findUser()) };
    // a connection of its own: `connect` is not emitted for one that is kept alive from an earlier call
    const call = request({ socketPath: socket, path, method: body ? 'POST' : 'GET', headers, agent: false });
    call.once('response', (answer) => done({ call, answer }));
    call.once('error', (error: NodeJS.ErrnoException) => {
      fail(NOBODY_LISTENS.includes(error.code ?? '') ? new NotRunning() : error);
    });
    // the body is not read before the socket is connected
    const send = () => (body instanceof Readable ? body.pipe(call) : call.end(body));
    call.once('socket', (connection) => connection.once('connect', send));
    if (body instanceof Readable) body.once('error', (error) => call.destroy(error));
  });
  try {
    for await (const line of createInterface({ input: answer })) yield JSON.parse(line);
  } finally {
    // a file that is refused is not sent to its end
    if (body instanceof Readable) body.destroy();
    call.destroy();
  }
}
