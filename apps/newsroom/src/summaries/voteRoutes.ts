import { voteUpdate } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import { type Database, withIdempotency } from '../database/index.ts';
import { addEndpoint, type Catalogue, HttpError, parseIdempotencyKey, refCode, rowId } from '../http/index.ts';
import { findVotes, hasSummary, saveVotes } from './votes.ts';

const REF_CODE = 'filters[articleId][refCode][$eq]';
// Strapi's other parameters have no effect: every entry is published and is answered with all its fields
const votesInput = z.object({
  [REF_CODE]: refCode,
  publicationState: z.string().max(20).optional(),
  populate: z.string().max(200).optional(),
});

/** Readers' votes on summaries, which the wire calls feedbacks (SPEC 7.12-02, 7.12-03). */
export function addVoteRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  const votes = {
    path: '/api/feedbacks',
    summary: 'Readers’ feedback on a summary',
    input: votesInput,
    answer: z.object({ data: z.array(z.unknown()), meta: z.unknown() }),
  };
  addEndpoint(app, catalogue, votes, async (query) => {
    const { code, source, id } = query[REF_CODE];
    const counts = await findVotes(db, source, id);
    const data = counts ? [toVoteEntry(id, counts, code)] : [];
    return { data, meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } } };
  });

  const update = {
    method: 'put',
    path: '/api/feedbacks/:id',
    summary: 'Updates readers’ feedback on a summary, if it has not changed since it was read (`If-Match`)',
    input: z.object({ id: z.string() }),
    body: { name: 'A feedback', contract: voteUpdate },
    answer: z.object({ data: z.unknown(), meta: z.unknown() }),
  } as const;
  addEndpoint(app, catalogue, update, async ({ id: documentId }, { body: counts, headers }) => {
    const id = rowId.safeParse(documentId.replace(/^feedback-/, '')).data;
    if (id === undefined || !(await hasSummary(db, id)))
      throw new HttpError(404, 'No such feedback', 'There is no summary that it could be about.');
    const before = parseCounts(headers.get('if-match') ?? '');
    await withIdempotency(db, parseIdempotencyKey(headers), async (transaction, isNew) => {
      if (isNew && !(await saveVotes(transaction, id, counts.data, before)))
        throw new HttpError(412, 'Changed meanwhile', 'Another reader was faster: read the counts again.');
    });
    return { data: toVoteEntry(id, counts.data), meta: {} };
  });
}

/**
 * The counts that a client has read before it sets them, as `"{helpful}-{unhelpful}"`: without this check two readers
 * at once would be counted as one.
 */
function parseCounts(ifMatch: string) {
  const [, helpful, unhelpful] = /^"(\d{1,9})-(\d{1,9})"$/.exec(ifMatch) ?? [];
  return helpful === undefined ? undefined : { helpful: Number(helpful), unhelpful: Number(unhelpful) };
}

/** An entry in the format of Strapi 5. */
function toVoteEntry(id: number, counts: { helpful: number; unhelpful: number }, code?: string) {
  return {
    id,
    documentId: `feedback-${id}`,
    ...counts,
    ...(code !== undefined && { articleId: { id, refCode: code } }),
  };
}
