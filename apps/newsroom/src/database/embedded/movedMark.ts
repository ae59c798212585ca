import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed } from '../../errors/index.ts';

/** In the database's folder, so that it goes with it. */
const findMark = (directory: string): string => join(directory, 'database', 'moved-to');

/** Marks the embedded database of a data directory as moved; `target` names where its content is now. */
export function markMoved(directory: string, target: string): void {
  writeFileSync(findMark(directory), target);
}

/** @throws {CommandFailed} when the embedded database was moved: what is written to it would reach no reader */
export function requireNotMoved(directory: string): void {
  const mark = findMark(directory);
  if (!existsSync(mark)) return;
  throw new CommandFailed(
    `The database in ${directory} was moved to ${readFileSync(mark, 'utf8')}: name that one instead, or delete ${mark} to use this one as it was.`,
  );
}
