import { Readable } from 'node:stream';
import { CommandFailed } from '../errors/index.ts';

/** Asks the newsroom: sends a body to a path of its control socket, and yields the objects of its answer. */
export type Call = (path: string, body: Readable) => AsyncGenerator<unknown>;

/** A command of `npm run newsroom -- …`. */
export interface Command {
  /** The ways to type it, and what each does. */
  usage: [string, string][];
  /**
   * Runs it with what is typed after its name. It may be run a second time when its first call found no newsroom.
   * @throws {CommandFailed} when it is given wrongly or fails
   */
  run(args: string[], call: Call): Promise<void>;
}

/** A body of JSON. */
export const jsonBody = (value: unknown): Readable => Readable.from([Buffer.from(JSON.stringify(value))]);

/**
 * What the newsroom answers to a command, as it comes.
 * @throws {CommandFailed} with the newsroom's sentence when it refuses or fails
 */
export async function* callForReplies<Answer>(call: Call, path: string, body: Readable): AsyncGenerator<Answer> {
  for await (const answer of call(path, body)) {
    const { failed } = answer as { failed?: string };
    if (failed !== undefined) throw new CommandFailed(failed);
    yield answer as Answer;
  }
}

/**
 * The one answer to a command.
 * @throws {CommandFailed} with the newsroom's sentence when it refuses or fails, or when it ends without one
 */
export async function callCommand<Answer>(call: Call, path: string, asked: object = {}): Promise<Answer> {
  for await (const answer of callForReplies<Answer>(call, path, jsonBody(asked))) return answer;
  throw new CommandFailed('The newsroom ended before it answered: try again.');
}

/**
 * Asks a command that answers in lines, and says them.
 * @throws {CommandFailed} as {@link callCommand} does
 */
export async function printLines(call: Call, path: string, asked?: object): Promise<void> {
  const { lines } = await callCommand<{ lines: string[] }>(call, path, asked);
  for (const line of lines) console.log(line);
}
