import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { CommandFailed } from '../../errors/index.ts';

/** Where the user types: a terminal, or a pipe. */
export type PasswordInput = Readable & { isTTY?: boolean };

/**
 * Reads a password without showing it; from a pipe its first line.
 * @throws {CommandFailed} when there is none
 */
export async function readPassword(input: PasswordInput, prompt: string): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (input.isTTY) process.stderr.write(prompt);
  const lines = createInterface({ input, output: unseen, terminal: input.isTTY === true });
  try {
    for await (const line of lines) return line;
    throw new CommandFailed('No password was given.');
  } finally {
    lines.close();
    if (input.isTTY) process.stderr.write('\n');
  }
}
