import { audioFeedback } from '@sala/contracts';
import { z } from 'zod';
import {
  parseOwnPageInput,
  readIdempotencyKey,
  toMethodResponse,
  toNoContentResponse,
  toProblemResponse,
} from '../../platform/security/index.server.ts';
import { createPageSignal, sendRating } from '../../platform/services/index.server.ts';
import { REF_CODE_PATTERN } from '../summaries/index.ts';
import type { Route } from './+types/ratingsRoute';

const rating = audioFeedback.extend({ refCode: z.string().regex(REF_CODE_PATTERN) });

/** Accepts a listener's rating of a narration from the player (SPEC 7.10-04). */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return toMethodResponse();
  const input = await parseOwnPageInput(request, rating, 'rating');
  const { refCode, ...change } = input;
  const status = await sendRating(refCode, change, readIdempotencyKey(request, input), createPageSignal(request));
  if (status < 300) return toNoContentResponse();
  return status === 404
    ? toProblemResponse(404, 'No such article')
    : toProblemResponse(503, 'The service does not answer');
}

/** A GET is answered with 405. */
export const loader = (): Response => toMethodResponse();
