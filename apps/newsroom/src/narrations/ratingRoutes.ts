import { narrationRating } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import { type Database, withIdempotency } from '../database/index.ts';
import { addEndpoint, type Catalogue, HttpError, parseIdempotencyKey } from '../http/index.ts';
import { saveRating } from './ratings.ts';
import { namedRefCode, REF_CODE } from './refCodePath.ts';

/** The listener's former rating, which a new one replaces. */
const NO_CHANGE = { like: 0, dislike: 0 } as const;

const rating = {
  method: 'put',
  path: `/audio-contents/feedbacks/${REF_CODE}`,
  summary: 'Counts a listener’s vote on how an article is read',
  input: z.object({ refCode: namedRefCode }),
  body: { name: 'A feedback', contract: narrationRating },
  answer: z.object({ data: z.unknown() }),
} as const;

/** Listeners' ratings of narrations, which the wire calls feedbacks (SPEC 7.10-04). */
export function addRatingRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  addEndpoint(app, catalogue, rating, async ({ refCode: { source, id, code } }, { body: change, headers }) => {
    const counts = await withIdempotency(db, parseIdempotencyKey(headers), (transaction, isNew) =>
      saveRating(transaction, source, id, isNew ? change : NO_CHANGE),
    );
    if (!counts) throw new HttpError(404, 'No such article', `There is no published article ${code}.`);
    return { data: { refCode: code, ...counts } };
  });
}
