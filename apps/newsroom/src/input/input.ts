import { z } from 'zod';
import { CommandFailed } from '../errors/index.ts';

/** What somebody typed, by name, before it is read. */
export type CommandInput = Record<string, unknown>;

/** A text that somebody types, of at most so many characters, without what PostgreSQL cannot store. */
export function storableText(most: number) {
  return z
    .string()
    .trim()
    .max(most, `is longer than ${most} characters`)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'has a character that cannot be stored');
}

/**
 * What somebody asks a command for.
 * @throws {CommandFailed} naming the first part of it that will not do
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new CommandFailed(`The ${issue?.path.join('.') || 'command'} cannot be used: ${issue?.message}.`);
}
