import { CommandFailed } from '../../errors/index.ts';
import { tidyLine } from '../../input/index.ts';

const MAX_NOTE_LENGTH = 1000;

/**
 * Validates an editor's note for readers: a sentence or two, on one line.
 * @throws {CommandFailed} when it is empty or too long
 */
export function parseNote(typed: string, name: string): string {
  const note = tidyLine(typed.replace(/[\s\0]+/g, ' ')).toWellFormed();
  if (note === '') throw new CommandFailed(`The ${name} is empty.`);
  if (note.length > MAX_NOTE_LENGTH)
    throw new CommandFailed(`The ${name} is longer than ${MAX_NOTE_LENGTH} characters.`);
  return note;
}
