import { Refusal } from '../endpoint.ts';
import { wireInstant } from '../newsWire.ts';

/** A story or a gallery that was out and was taken back is gone, and says why; any other is none. */
export function missingStory(
  kind: 'story' | 'gallery' | 'infographic',
  id: number,
  withdrawal: { reason: string; withdrawnAt: Date } | null,
): Refusal {
  if (!withdrawal) return new Refusal(404, `No such ${kind}`, `There is no published ${kind} ${id}.`);
  const { reason, withdrawnAt } = withdrawal;
  return new Refusal(410, 'Withdrawn', `Story ${id} was taken back.`, {
    reason,
    withdrawnAt: wireInstant(withdrawnAt),
  });
}
