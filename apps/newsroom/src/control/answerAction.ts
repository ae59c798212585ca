import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { type Action, type ActionCall, type Caller, performAction } from '../actions/index.ts';
import { CommandFailed, describeError } from '../errors/index.ts';
import type { ControlContext } from './actions.ts';

/** Who asks for an action, and under which key when they may ask again. */
interface Asked {
  caller: Caller;
  idempotencyKey?: string | undefined;
}

/**
 * Does an action that a request asks for. A body is the input as JSON, or where the input is in the address (`?input=`)
 * a stream. What becomes of it is told as NDJSON; `refuse` answers when nothing has come of it.
 */
export async function answerAction(
  c: Context,
  one: Action<ControlContext & ActionCall>,
  context: ControlContext,
  { caller, idempotencyKey }: Asked,
  refuse: (error: unknown) => Response,
): Promise<Response> {
  const { body } = c.req.raw;
  const bytes = body ? Readable.fromWeb(body as never) : Readable.from([]);
  try {
    const input = await readInput(c, bytes);
    const replies = performAction(one, context, { caller, input, body: bytes, idempotencyKey });
    let reply = await replies.next();
    return stream(c, async (out) => {
      try {
        for (; !reply.done; reply = await replies.next()) await out.writeln(JSON.stringify(reply.value));
      } catch (error) {
        await readToEnd(bytes);
        await out.writeln(JSON.stringify({ failed: describeError(error, one.failure) }));
      }
    });
  } catch (error) {
    await readToEnd(bytes);
    return refuse(error);
  }
}

async function readInput(c: Context, bytes: Readable): Promise<unknown> {
  const given = c.req.query('input');
  try {
    return given === undefined ? await json(bytes) : JSON.parse(given);
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandFailed('The input is not JSON.');
    throw error;
  }
}

/** Who is still sending would not read the answer. */
const readToEnd = (bytes: Readable): Promise<void> => finished(bytes.resume()).catch(() => {});
