import { z } from 'zod';
import { CLIENT_ADDRESS, readFromOwnPage, refusal } from '../security/index.server.ts';
import { countView } from '../services/index.server.ts';
import type { Route } from './+types/viewsRoute';
import { isRobot } from './robots.ts';
import { seenReaders } from './seenReaders.server.ts';

const view = z.object({
  type: z.enum(['content', 'gallery', 'infographic']),
  id: z.string().regex(/^\d{1,18}$/),
  category: z.string().max(100),
});

const hasSeen = seenReaders();

/** Takes from a page that it was read (SPEC 7.13) and answers at once; robots and repeats are not counted. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return onlySent();
  const read = await readFromOwnPage(request, view, 'view');
  const agent = request.headers.get('user-agent') ?? '';
  const address = request.headers.get(CLIENT_ADDRESS) ?? '';
  if (!isRobot(agent) && !hasSeen(address, agent, `${read.type}/${read.id}`)) countView(read);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Nobody reads who has read. */
export function loader(): Response {
  return onlySent();
}

function onlySent(): Response {
  return refusal(405, 'Views are only sent', { allow: 'POST' });
}
