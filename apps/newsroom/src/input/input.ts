import { z } from 'zod';
import { CommandFailed } from '../errors/index.ts';

/** A schema for a typed text of at most so many characters, without characters that PostgreSQL cannot store. */
export function storableText(most: number) {
  return z
    .string()
    .trim()
    .max(most, `is longer than ${most} characters`)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'has a character that cannot be stored');
}

/**
 * Parses the input of an action with its schema.
 * @throws {CommandFailed} naming the first field that the schema refuses
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new CommandFailed(`The ${issue?.path.join('.') || 'command'} cannot be used: ${issue?.message}.`);
}
