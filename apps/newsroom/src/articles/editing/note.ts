import { CommandFailed } from '../../errors/index.ts';

const MAX_NOTE_LENGTH = 1000;

/**
 * What an editor says to readers in a sentence or two, on one line.
 * @throws {CommandFailed} when it says nothing, or too much
 */
export function parseNote(typed: string, name: string): string {
  const note = typed
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .toWellFormed();
  if (note === '') throw new CommandFailed(`The ${name} is empty.`);
  if (note.length > MAX_NOTE_LENGTH)
    throw new CommandFailed(`The ${name} is longer than ${MAX_NOTE_LENGTH} characters.`);
  return note;
}
