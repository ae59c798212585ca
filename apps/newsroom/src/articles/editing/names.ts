import { CommandFailed } from '../../errors/index.ts';

const MAX_ID = 2_147_483_647;

/** How editors name a draft: `d12`. */
export const DRAFT_NAME = /^d[1-9]\d*$/;

/**
 * The id of a draft by its name.
 * @throws {CommandFailed} when it is no such name
 */
export function parseDraftId(name: unknown): number {
  const id = DRAFT_NAME.test(String(name)) ? Number(String(name).slice(1)) : Number.NaN;
  if (id <= MAX_ID) return id;
  throw new CommandFailed(`${name} is no draft: drafts are named d1, d2 and so on.`);
}

/**
 * The id of an article as an editor types it.
 * @throws {CommandFailed} when it is none
 */
export function parseArticleId(typed: unknown): number {
  const id = /^[1-9]\d*$/.test(String(typed)) ? Number(typed) : Number.NaN;
  if (id <= MAX_ID) return id;
  throw new CommandFailed(`${typed} is no id of a story: it is the number at the end of the story’s address.`);
}
