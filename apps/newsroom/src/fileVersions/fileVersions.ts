import { createHash } from 'node:crypto';
import { CommandFailed } from '../errors/index.ts';

// What editors show, change in a file and store again says its version, as an article does. These things keep no older
// versions: the version is made from what is stored now (docs/decisions/0044).

const VERSION_LENGTH = 12;
const FENCED = /^---\r?\nversion:[ \t]*(\S+)[ \t]*\r?\n---(?:\r?\n|$)/;
/** How the file of an article begins. */
const FIELDS = /^\s*---[ \t]*\r?\n[\w-]+:/;

/** The version of a file's content: another one as soon as anything in it is different. */
export const toFileVersion = (file: object): string =>
  createHash('sha256').update(JSON.stringify(file)).digest('hex').slice(0, VERSION_LENGTH);

/** A JSON file with its version, as an editor reads it. */
export const withVersion = <File extends object>(file: File): { version: string } & File => ({
  version: toFileVersion(file),
  ...file,
});

/** A text with its version, which stands between two lines of `---` as in the file of an article. */
export const formatTextFile = (text: string): string => `---\nversion: ${toFileVersion({ text })}\n---\n${text}`;

/**
 * A text, and its version where it says one.
 * @throws {CommandFailed} when it begins with the fields of an article, which readers would see
 */
export function parseTextFile(written: string): { version?: string; text: string } {
  const [fence, version] = FENCED.exec(written) ?? [];
  if (!fence && FIELDS.test(written))
    throw new CommandFailed(
      'The text begins with fields between lines of ---, as an article does: give the text alone.',
    );
  return fence && version ? { version, text: written.slice(fence.length) } : { text: written };
}
