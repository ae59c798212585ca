import { audioFeedback } from '@sala/contracts';
import { z } from 'zod';
import { readFromOwnPage, refusal, writeIdOf } from '../security/index.server.ts';
import { pageDeadline, sendRating } from '../services/index.server.ts';
import { REF_CODE } from '../summary/index.ts';
import type { Route } from './+types/ratingsRoute';

const rating = audioFeedback.extend({ refCode: z.string().regex(REF_CODE) });

/** Takes from the player how a listener found the reading of an article (SPEC 7.10-04). */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return onlySent();
  const { refCode, ...change } = await readFromOwnPage(request, rating, 'rating');
  const status = await sendRating(refCode, change, writeIdOf(request), pageDeadline(request));
  if (status < 300) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  return status === 404 ? refusal(404, 'No such story') : refusal(503, 'The service does not answer');
}

/** Nobody reads what listeners think. */
export function loader(): Response {
  return onlySent();
}

function onlySent(): Response {
  return refusal(405, 'Ratings are only sent', { allow: 'POST' });
}
