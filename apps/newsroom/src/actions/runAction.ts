import type { Readable } from 'node:stream';
import type { Action, Progress } from './action.ts';
import { warnOfTypedMarkup } from './warnOfTypedMarkup.ts';

/** The end of an action. */
export interface ActionResult {
  output: unknown;
  lines: string[];
  warnings: string[];
  failed?: string;
}

/** The replies of an action, as they come: progress, bytes of a file in base64, and at its end the result. */
export type ActionReply = { progress: Progress } | { bytes: string } | ActionResult;

/** Runs an action and prints its output. */
export async function* runAction<Context>(
  { input: schema, output: contract, run, print, progress }: Action<Context>,
  context: Context,
  input: never,
  body: Readable,
): AsyncGenerator<ActionReply> {
  const running = run(context, input, body);
  let output: unknown;
  if (Symbol.asyncIterator in running)
    for await (output of running) {
      if (output instanceof Uint8Array) yield { bytes: Buffer.from(output).toString('base64') };
      else if (progress) yield { progress: progress(contract.parse(output) as never) };
    }
  else output = await running;
  const parsed = contract.parse(output);
  const printed = print(parsed as never, input);
  const {
    lines,
    warnings = [],
    failed,
  } = typeof printed === 'string' || Array.isArray(printed) ? { lines: [printed].flat() } : printed;
  const typed = warnOfTypedMarkup(schema, input);
  yield { output: parsed, lines, warnings: [...typed, ...warnings], ...(failed !== undefined && { failed }) };
}

/** The same, without progress. */
export async function runToEnd<Context>(...parameters: Parameters<typeof runAction<Context>>): Promise<ActionResult> {
  for await (const reply of runAction<Context>(...parameters)) if ('output' in reply) return reply;
  throw new Error('an action has come to nothing');
}
