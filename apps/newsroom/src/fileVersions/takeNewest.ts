import { type Database, lockInTransaction } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { toFileVersion } from './fileVersions.ts';

type WithoutVersion<File> = Omit<File, 'version'>;

/** What a file replaces. */
interface Replaced {
  /** The command that prints it: `programs show rim-fang`. */
  shownBy: string;
  /** Reads what is stored, in the form of its file; null when there is none yet. */
  read: () => Promise<object | null>;
}

/**
 * The content of a file that replaces what is stored, and says which version of it. Others who replace the same wait
 * until the transaction ends.
 * @throws {CommandFailed} when the file does not say the newest version, so that a colleague's change would be lost
 */
export async function takeNewest<File>(
  transaction: Database,
  file: File,
  { shownBy, read }: Replaced,
): Promise<WithoutVersion<File>> {
  await lockInTransaction(transaction, shownBy);
  const stored = await read();
  if (!stored) return takeNew(file);
  const [version, contents] = splitVersion(file);
  if (version === undefined)
    throw new CommandFailed(`The file does not say which version it changes: ${shownBy} prints it.`);
  const newest = toFileVersion(stored);
  if (version !== newest)
    throw new CommandFailed(
      `The file was made from version ${version}, and that has been changed since. Nothing was stored: ${shownBy} prints what is stored now; put both together, and save that with version ${newest}.`,
    );
  return contents;
}

/**
 * The content of a file of something new.
 * @throws {CommandFailed} when it says a version, because it was made from something that is stored
 */
export function takeNew<File>(file: File): WithoutVersion<File> {
  const [version, contents] = splitVersion(file);
  if (version !== undefined)
    throw new CommandFailed(
      `The file says version ${version}, so it changes something, but this would be new: leave the version out to add it.`,
    );
  return contents;
}

function splitVersion<File>(file: File): [version: unknown, contents: WithoutVersion<File>] {
  // anything else has no version, and is refused by its contract
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return [undefined, file];
  const { version, ...contents } = file as File & { version?: unknown };
  return [version, contents];
}
