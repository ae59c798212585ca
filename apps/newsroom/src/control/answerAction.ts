import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { type Action, type ActionCall, type ActionRequest, performAction } from '../actions/index.ts';
import { CommandFailed, describeError } from '../errors/index.ts';
import type { ControlContext } from './actions.ts';

/**
 * For servers of actions: the connection of a file that is refused while it is being sent stays open until the client
 * has read why; a closed one would fail at the client before it reads.
 */
export const ACTION_LISTENER_OPTIONS = { autoCleanupIncoming: false };

/**
 * Answers a request with an action. The body is the input as JSON, or, where the input is in the address (`?input=`), a
 * stream. Progress and result are sent as NDJSON; `toErrorResponse` answers when the action fails before the first line.
 */
export async function answerAction(
  c: Context,
  action: Action<ControlContext & ActionCall>,
  context: ControlContext,
  { requireCaller, idempotencyKey }: Pick<ActionRequest, 'requireCaller' | 'idempotencyKey'>,
  toErrorResponse: (error: unknown) => Response,
): Promise<Response> {
  const { body } = c.req.raw;
  const bytes = body ? Readable.fromWeb(body as never) : Readable.from([]);
  try {
    const input = await readInput(c, bytes);
    const replies = performAction(action, context, { requireCaller, input, body: bytes, idempotencyKey });
    let reply = await replies.next();
    return stream(c, async (out) => {
      try {
        for (; !reply.done; reply = await replies.next()) await out.writeln(toLine(reply.value));
      } catch (error) {
        await out.writeln(toLine({ failed: describeError(error, action.failure) }));
        discard(bytes);
      }
    });
  } catch (error) {
    discard(bytes);
    return toErrorResponse(error);
  }
}

/** A value as a line of NDJSON. Clients may also end lines at Unicode's own line ends, as node:readline does. */
export const toLine = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);

async function readInput(c: Context, bytes: Readable): Promise<unknown> {
  const text = c.req.query('input');
  try {
    return text === undefined ? await json(bytes) : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandFailed('The input is not JSON.');
    throw error;
  }
}

/** Discards what a client still sends until it has read the answer and leaves. */
const discard = (bytes: Readable): void => void bytes.on('error', () => {}).resume();
