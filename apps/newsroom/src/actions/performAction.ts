import type { Readable } from 'node:stream';
import { parseInput } from '../input/index.ts';
import type { Action, Progress } from './action.ts';

/** What becomes of an action, as it comes: how far it is, and at its end what it has done. */
export type ActionReply =
  | { progress: Progress }
  | { output: unknown; lines: string[]; warnings: string[]; failed?: string };

/**
 * Checks the input of an action and does it.
 * @throws {CommandFailed} naming the first field that cannot be used, or saying why it was not done
 */
export async function* performAction<Context>(
  { input: schema, output: result, run, print, progress }: Action<Context>,
  context: Context,
  given: unknown,
  body: Readable,
): AsyncGenerator<ActionReply> {
  const input = parseInput(schema, given) as never;
  const running = run(context, input, body);
  let output: unknown;
  if (Symbol.asyncIterator in running)
    for await (output of running) {
      if (progress) yield { progress: progress(result.parse(output) as never) };
    }
  else output = await running;
  const parsed = result.parse(output);
  const printed = print(parsed as never, input);
  const {
    lines,
    warnings = [],
    failed,
  } = typeof printed === 'string' || Array.isArray(printed) ? { lines: [printed].flat() } : printed;
  yield { output: parsed, lines, warnings, ...(failed !== undefined && { failed }) };
}
