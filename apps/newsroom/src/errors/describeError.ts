import { InvalidSettingError } from '@sala/settings';
// not all of Drizzle: a command needs no database
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseGone } from './databaseGone.ts';
import { isDatabaseGone } from './isDatabaseGone.ts';

/** Several times the list of all commands, which is the longest. */
const MAX_SENTENCE_LENGTH = 20_000;

/** A sentence that quotes megabytes of one line without its middle: what is wrong stands before and behind the quote. */
const shorten = (sentence: string): string =>
  sentence.length > MAX_SENTENCE_LENGTH
    ? `${sentence.slice(0, MAX_SENTENCE_LENGTH / 2)}…${sentence.slice(-MAX_SENTENCE_LENGTH / 2)}`.toWellFormed()
    : sentence;

/** A command with wrong arguments, or one that the newsroom refuses; the message is one sentence for the terminal. */
export class CommandFailed extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(shorten(sentence), options);
  }
}

/** A command with a field that cannot be used; the message has its name on the command line. */
export class InvalidField extends CommandFailed {
  /** The same sentence with the name of the field in JSON. */
  readonly ofJson: string;

  /** @param name its name at the beginning of the sentence; `path`: its path in JSON, empty for the whole input */
  constructor(name: string, path: string, reason: string) {
    const problem = `cannot be used: ${reason}.`;
    super(`${name} ${problem}`);
    this.ofJson = shorten(`${path ? `The field ${path}` : name} ${problem}`);
  }
}

/** Errors whose message is such a sentence already. */
const TERMINAL_ERRORS = [InvalidSettingError, CommandFailed, DatabaseGone];

/** What PostgreSQL refuses because another transaction was faster, by its codes. */
const CONFLICTS: Record<string, string> = {
  '23503': 'what it belongs to was removed meanwhile, or is still in use: look at it again',
  '23505': 'the same was added meanwhile: look at it again',
};

/** Describes an error in one sentence for the terminal; `failure` begins the sentence of an unknown error. */
export function describeError(error: unknown, failure: string): string {
  if (TERMINAL_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message;
  // a failed query carries its statement and every value in its message, and the reason in its cause
  if (error instanceof DrizzleQueryError && error.cause) {
    // a server's own message, such as that it has too many clients, says more; so does one that names the server
    const isReason = 'severity' in error.cause || error.cause instanceof DatabaseGone;
    if (isDatabaseGone(error.cause) && !isReason) return new DatabaseGone(error.cause).message;
    return describeError(error.cause, failure);
  }
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code === 'EACCES') return `The newsroom may not write there: ${message}.`;
  if (code === 'ENOSPC' || /no space left/i.test(message ?? '')) return 'The disk is full: make room and try again.';
  const reason = CONFLICTS[code ?? ''] ?? (message || code || String(error));
  return `${failure}: ${reason.replace(/\.+$/, '')}.`;
}

/** What is logged of an error: one sentence of a query that found no database, because every query then fails. */
export const toLogged = (error: unknown): unknown =>
  error instanceof DrizzleQueryError && isDatabaseGone(error) ? describeError(error, 'The database is gone') : error;
