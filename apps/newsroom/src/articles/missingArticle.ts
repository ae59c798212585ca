import { formatInstant, HttpError } from '../http/index.ts';

/** The error for a missing article or gallery: 410 with the reason for a withdrawn one, else 404. */
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
