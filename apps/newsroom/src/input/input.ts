import { toSafeHref } from '@sala/contracts';
import { z } from 'zod';
import { describeIssue, InvalidField } from '../errors/index.ts';
import { tidyLine, tidyTag, tidyText } from './tidy.ts';

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
const NOT_STORABLE = 'it has a character that cannot be stored';

/**
 * A schema for the text of a file, without characters that PostgreSQL cannot store; it does not trim, so that line
 * numbers stay right.
 */
export const storableFile = z.string().refine(isStorable, NOT_STORABLE);

/**
 * A schema for a typed text of at most `most` characters, without characters that PostgreSQL cannot store; a text without
 * a visible character is empty.
 */
export function storableText(most: number) {
  return z
    .string()
    .overwrite(tidyText)
    .max(most, `it is longer than ${most} characters`)
    .refine(isStorable, NOT_STORABLE);
}

/** The same for one line, without control characters of terminals; it loses characters of direction. */
export const storableLine = (most: number) =>
  storableText(most)
    .overwrite(tidyLine)
    .regex(/^[^\p{Cc}]*$/u, 'it has a character that has no place in a line');

/** The same for the title of a tag, in the one spelling by which articles are found; commas separate tags in a file. */
export const storableTag = storableLine(100)
  .overwrite(tidyTag)
  .regex(/^[^,]+$/, 'it is empty, or has a comma');

/** A schema for the address of a link: a path of the site, or a whole http(s) address. */
export const storableLink = storableText(2000).refine(
  (url) => toSafeHref(url, '') !== '',
  'it is neither a path of the site nor an http(s) address',
);

/** The path of the first text within an input that PostgreSQL cannot store; undefined when there is none. */
function findUnstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part, path ? `${path}.${name}` : name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Parses the input of an action with its schema; `whole` is the name of the input in error messages, and `nameField`
 * that of one of its fields.
 * @throws {InvalidField} naming the first field that the schema refuses
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  whole = 'command',
  nameField = (field: string) => `The ${field}`,
): z.output<Schema> {
  const toError = (path: string, reason = '') =>
    new InvalidField(path ? nameField(path) : `The ${whole}`, path, reason);
  const unstorable = findUnstorable(input);
  if (unstorable !== undefined) throw toError(unstorable, NOT_STORABLE);
  const read = schema.safeParse(input, { error: describeIssue });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw toError(issue?.path.join('.') ?? '', issue?.message);
}
