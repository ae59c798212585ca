import { z } from 'zod';
import { isUnknown } from '../../platform/areas/index.ts';
import {
  isJson,
  isSaved,
  parseOwnPageForm,
  parseOwnPageInput,
  readIdempotencyKey,
  toMethodResponse,
  toWriteResponse,
} from '../../platform/security/index.server.ts';
import { createPageSignal, sendVote } from '../../platform/services/index.server.ts';
import type { Route } from './+types/voteRoute';
import { REF_CODE_PATTERN, toSummaryPath } from './summaryPath.ts';
import { toVoteChange, VOTES } from './votes.ts';

const voteInput = z.object({
  refCode: z.string().regex(REF_CODE_PATTERN),
  vote: z.enum(VOTES),
  /** The vote of this browser before; without scripts it is unknown. */
  before: z.enum(VOTES).default('none'),
});

/**
 * Accepts whether a summary helped (SPEC 7.12-03). Answers a script with a status, and redirects a form to its page.
 */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return toMethodResponse();
  const isScript = isJson(request);
  const input = await (isScript ? parseOwnPageInput : parseOwnPageForm)(request, voteInput, 'feedback');
  const { refCode, vote, before } = input;
  const status = await sendVote(
    refCode,
    toVoteChange(before, vote),
    readIdempotencyKey(request, input),
    createPageSignal(request),
  );
  if (!isScript) {
    const location = `${toSummaryPath(refCode)}?feedback=${isSaved(status) ? 'sent' : 'failed'}#feedback`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  }
  return toWriteResponse(isUnknown({ status }) ? 404 : status, { 404: 'No such summary' });
}

/** A GET is answered with 405. */
export const loader = (): Response => toMethodResponse();
