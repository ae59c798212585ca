import { audioFeedback } from '@sala/contracts';
import { z } from 'zod';
import { parseOwnPageInput, readIdempotencyKey, toProblemResponse } from '../../platform/security/index.server.ts';
import { createPageSignal, sendRating } from '../../platform/services/index.server.ts';
import { REF_CODE_PATTERN } from '../summaries/index.ts';
import type { Route } from './+types/ratingsRoute';

const rating = audioFeedback.extend({ refCode: z.string().regex(REF_CODE_PATTERN) });

/** Accepts a listener's rating of a narration from the player (SPEC 7.10-04). */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return onlySent();
  const input = await parseOwnPageInput(request, rating, 'rating');
  const { refCode, ...change } = input;
  const status = await sendRating(refCode, change, readIdempotencyKey(request, input), createPageSignal(request));
  if (status < 300) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  return status === 404
    ? toProblemResponse(404, 'No such article')
    : toProblemResponse(503, 'The service does not answer');
}

/** The route only takes ratings: a GET is answered with 405. */
export function loader(): Response {
  return onlySent();
}

function onlySent(): Response {
  return toProblemResponse(405, 'Ratings are only sent', { allow: 'POST' });
}
