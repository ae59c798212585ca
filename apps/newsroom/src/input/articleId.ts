import { MAX_INTEGER } from '../database/schema.ts';
import { CommandFailed } from '../errors/index.ts';

/**
 * The id of an article as an editor types it.
 * @throws {CommandFailed} when it is no valid id
 */
export function parseArticleId(typed: unknown): number {
  const id = /^[1-9]\d*$/.test(String(typed)) ? Number(typed) : Number.NaN;
  if (id <= MAX_INTEGER) return id;
  throw new CommandFailed(`${typed} is no id of an article: it is the number at the end of the article’s address.`);
}
