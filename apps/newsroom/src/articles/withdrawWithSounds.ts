import type { ActionContext } from '../actions/index.ts';
import type { NarrationWorker } from '../narrations/index.ts';
import { withdrawArticle } from './editing/index.ts';

/** The dependencies of actions that take articles away from readers, and from listeners. */
export type ArticleContext = ActionContext & { narrations: Pick<NarrationWorker, 'removeSounds'> };

/**
 * Withdraws an article, and removes its narrations' files once that is committed.
 * @throws {CommandFailed} when there is no such article
 */
export async function withdrawWithSounds(
  { db, narrations, afterCommit, caller }: ArticleContext,
  id: number,
  reason: string | undefined,
): Promise<{ title: string }> {
  const { title, sounds } = await withdrawArticle(db, id, reason, caller.who);
  afterCommit(() => narrations.removeSounds(sounds));
  return { title };
}
