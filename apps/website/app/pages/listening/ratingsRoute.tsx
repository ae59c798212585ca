import { narrationRating } from '@sala/contracts';
import { z } from 'zod';
import { isUnknown } from '../../platform/areas/index.ts';
import {
  parseOwnPageInput,
  readIdempotencyKey,
  toMethodResponse,
  toWriteResponse,
} from '../../platform/security/index.server.ts';
import { createPageSignal, sendRating } from '../../platform/services/index.server.ts';
import { REF_CODE_PATTERN } from '../summaries/index.ts';
import type { Route } from './+types/ratingsRoute';

const rating = narrationRating.extend({ refCode: z.string().regex(REF_CODE_PATTERN) });

/** Accepts a listener's rating of a narration from the player (SPEC 7.10-04). */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return toMethodResponse();
  const input = await parseOwnPageInput(request, rating, 'rating');
  const { refCode, ...change } = input;
  const status = await sendRating(refCode, change, readIdempotencyKey(request, input), createPageSignal(request));
  return toWriteResponse(isUnknown({ status }) ? 404 : status, { 404: 'No such article' });
}

/** A GET is answered with 405. */
export const loader = (): Response => toMethodResponse();
