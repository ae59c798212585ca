import { MAX_INTEGER } from '../../database/schema.ts';
import { CommandFailed } from '../../errors/index.ts';

/** The source of articles that were written here; their ids there are the names of their drafts. */
export const SOURCE = 'newsroom';

/** How editors name a draft: `d12`. */
export const DRAFT_NAME = /^d[1-9]\d*$/;

/**
 * The id of a draft by its name.
 * @throws {CommandFailed} when it is no such name
 */
export function parseDraftId(name: unknown): number {
  const id = DRAFT_NAME.test(String(name)) ? Number(String(name).slice(1)) : Number.NaN;
  if (id <= MAX_INTEGER) return id;
  throw new CommandFailed(
    `${name} is no draft: drafts are named d1, d2 and so on. articles show names the working copy of an article, and articles unschedule makes a draft of a scheduled one.`,
  );
}

/** The beginning of the lease of a text that is open, before the name of its history. */
export const OPEN_TEXT = 'article ';
