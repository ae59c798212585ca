import type { Database } from '../../database/index.ts';
import type { ArticleContent, VersionEvent } from '../schema.ts';
import { findContent } from './articleRow.ts';
import {
  type Current,
  findPublishedNumber,
  findWithdrawn,
  type History,
  openHistory,
  saveCurrent,
  saveVersion,
  type VersionHead,
} from './versions.ts';

/** Stores the published text of an article as its first version where it has none yet; returns that text. */
export async function savePublished(
  transaction: Database,
  history: History,
  id: number,
): Promise<ArticleContent | null> {
  const number = findPublishedNumber(history.heads);
  // the article was imported or is of the demo, or was last edited before there were versions
  const hasVersion = history.heads.some((head) => head.number === number && head.isPublished);
  const content = await findContent(transaction, id);
  if (content && !hasVersion) await saveCurrent(transaction, history, { number, content, isPublished: true });
  return content;
}

/** The text of an article that is out, scheduled or withdrawn, and the number of its version; null for any other. */
export async function findCurrent(db: Database, id: number, heads: VersionHead[]): Promise<Current | null> {
  const content = await findContent(db, id);
  return content ? { number: findPublishedNumber(heads), content, isPublished: true } : findWithdrawn(db, id);
}

/** Adds a version to an article whose text stays the same: for an event such as a withdrawal, and who caused it. */
export async function saveEvent(
  transaction: Database,
  id: number,
  event: VersionEvent,
  { who, note, isPublished }: { who: string; note?: string; isPublished: boolean },
): Promise<void> {
  const history = await openHistory(transaction, String(id));
  const content = await savePublished(transaction, history, id);
  if (content)
    await saveVersion(transaction, history, { who, event, isPublished, content, ...(note !== undefined && { note }) });
}
