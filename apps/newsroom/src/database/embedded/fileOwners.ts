import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed } from '../../errors/index.ts';

/**
 * Root could open the database of the user who runs the newsroom, but would leave files there that this user cannot
 * open afterwards.
 * @throws {CommandFailed} when this process is root, and the folder another user's
 */
export function requireOwnFolder(folder: string, user = process.getuid?.()): void {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  if (user !== 0 || owner === undefined || owner === user) return;
  throw new CommandFailed(
    `The database in ${folder} belongs to user ${owner}, not to root: run this as that user, with sudo -u '#${owner}'.`,
  );
}

/** The path of a file in a folder that is another user's; undefined where there is none, or no users. */
export function findForeignFile(folder: string, user = process.getuid?.()): string | undefined {
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return user === undefined ? undefined : paths.find((path) => statSync(path).uid !== user);
}
