import { formatInstant, HttpError } from '../http/index.ts';

/** An article or a gallery that was out and was taken back is gone, and says why; any other is none. */
export function toMissingArticleError(
  kind: 'article' | 'gallery' | 'infographic',
  id: number,
  withdrawal: { reason: string; withdrawnAt: Date } | null,
): HttpError {
  if (!withdrawal) return new HttpError(404, `No such ${kind}`, `There is no published ${kind} ${id}.`);
  const { reason, withdrawnAt } = withdrawal;
  return new HttpError(410, 'Withdrawn', `Article ${id} was taken back.`, {
    reason,
    withdrawnAt: formatInstant(withdrawnAt),
  });
}
