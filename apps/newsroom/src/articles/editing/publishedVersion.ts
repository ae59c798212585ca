import type { Database } from '../../database/index.ts';
import type { ArticleContent, VersionEvent } from '../schema.ts';
import { findContent } from './articleRow.ts';
import { findPublishedNumber, type History, openHistory, saveCurrent, saveVersion } from './versions.ts';

/** Keeps what readers see of an article, or will, where that has no version yet; what that is. */
export async function savePublished(
  transaction: Database,
  history: History,
  id: number,
): Promise<ArticleContent | null> {
  const number = findPublishedNumber(history.heads);
  // one that was imported or brought by the demo, or edited before versions were kept
  const hasVersion = history.heads.some((head) => head.number === number && head.isPublished);
  const content = await findContent(transaction, id);
  if (content && !hasVersion) await saveCurrent(transaction, history, { number, content, isPublished: true });
  return content;
}

/** Adds a version to an article whose text stays: what happened to it, and who did it. */
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
