import { z } from 'zod';
import { isJson, readFormOfOwnPage, readFromOwnPage, refusal, writeIdOf } from '../security/index.server.ts';
import { pageDeadline, sendFeedback } from '../services/index.server.ts';
import type { Route } from './+types/feedbackRoute';
import { REF_CODE, summaryPath } from './summaryPath.ts';
import { changeOf, VOTES } from './votes.ts';

const feedback = z.object({
  refCode: z.string().regex(REF_CODE),
  vote: z.enum(VOTES),
  /** What this browser had said before; a form without scripts remembers nothing. */
  before: z.enum(VOTES).default('none'),
});

/** Takes from a page whether its summary helped (SPEC 7.12-03). A script gets a status, a form is led back to its page. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return onlySent();
  const isScript = isJson(request);
  const { refCode, vote, before } = await (isScript ? readFromOwnPage : readFormOfOwnPage)(
    request,
    feedback,
    'feedback',
  );
  const status = await sendFeedback(refCode, changeOf(before, vote), writeIdOf(request), pageDeadline(request));
  if (!isScript) {
    const location = `${summaryPath(refCode)}?feedback=${status === 200 ? 'sent' : 'failed'}#feedback`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  }
  if (status === 200) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  return status === 404 ? refusal(404, 'No such summary') : refusal(503, 'The service does not answer');
}

/** Nobody reads what readers said. */
export function loader(): Response {
  return onlySent();
}

function onlySent(): Response {
  return refusal(405, 'Feedback is only sent', { allow: 'POST' });
}
