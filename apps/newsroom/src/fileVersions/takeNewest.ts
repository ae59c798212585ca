import { type Database, lockInTransaction } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { toFileVersion } from './fileVersions.ts';

type WithoutVersion<Given> = Omit<Given, 'version'>;

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
export async function takeNewest<Given>(
  transaction: Database,
  given: Given,
  { shownBy, read }: Replaced,
): Promise<WithoutVersion<Given>> {
  await lockInTransaction(transaction, shownBy);
  const stored = await read();
  if (!stored) return takeNew(given);
  const [version, file] = splitVersion(given);
  if (version === undefined)
    throw new CommandFailed(`The file does not say which version it changes: ${shownBy} prints it.`);
  const newest = toFileVersion(stored);
  if (version !== newest)
    throw new CommandFailed(
      `The file was made from version ${version}, and that has been changed since. Nothing was stored: ${shownBy} prints what is stored now; put both together, and save that with version ${newest}.`,
    );
  return file;
}

/**
 * The content of a file of something new.
 * @throws {CommandFailed} when it says a version, because it was made from something that is stored
 */
export function takeNew<Given>(given: Given): WithoutVersion<Given> {
  const [version, file] = splitVersion(given);
  if (version !== undefined)
    throw new CommandFailed(
      `The file says version ${version}, so it changes something, but this would be new: leave the version out to add it.`,
    );
  return file;
}

function splitVersion<Given>(given: Given): [version: unknown, file: WithoutVersion<Given>] {
  // anything else has no version, and is refused by its contract
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [undefined, given];
  const { version, ...file } = given as Given & { version?: unknown };
  return [version, file];
}
