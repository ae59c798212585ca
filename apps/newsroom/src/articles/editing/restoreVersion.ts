import { type Database, requireRow } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { articleDrafts } from '../schema.ts';
import {
  type DraftSummary,
  findDraftOf,
  findHistoryName,
  saveDraft,
  toDraftNotFound,
  toDraftSummary,
} from './drafts.ts';
import { DRAFT_NAME, parseDraftId } from './names.ts';
import { findVersion, openHistory, saveVersion } from './versions.ts';

/**
 * Restores a version as the newest one of a draft, or of the working copy of an article: readers see it only once that
 * is published. A discarded draft becomes a draft again.
 * @throws {CommandFailed} when there is no such version
 */
export async function restoreVersion(db: Database, name: string, number: number, who: string): Promise<DraftSummary> {
  const article = await findHistoryName(db, name);
  const { content } = await findVersion(db, article, number);
  if (DRAFT_NAME.test(article) && !(await findDraftOf(db, article))) return restoreDraft(db, article, who, number);
  return saveDraft(db, name, { content, basedOn: null, who, event: 'restore', note: `version ${number}` });
}

/**
 * Restores the discarded draft of a new article, as it was or as one of its versions.
 * @throws {CommandFailed} when there is none of that name, or it was discarded more than thirty days ago
 */
export async function restoreDraft(db: Database, name: string, who: string, number?: number): Promise<DraftSummary> {
  const id = parseDraftId(name);
  return db.transaction(async (transaction) => {
    const history = await openHistory(transaction, name);
    if (await findDraftOf(transaction, name))
      throw new CommandFailed(`${name} was not discarded: to restore one of its versions, give the version’s number.`);
    const last = history.heads.findLast(({ event }) => event === 'discard');
    if (!last) throw await toDraftNotFound(transaction, name);
    const { content } = await findVersion(transaction, name, number ?? last.number);
    const note = `version ${number ?? last.number}`;
    const version = await saveVersion(transaction, history, { who, event: 'restore', note, content });
    const restored = await transaction
      .insert(articleDrafts)
      .overridingSystemValue()
      .values({ id, content, version })
      .returning();
    return toDraftSummary(requireRow(restored));
  });
}
