import { collected } from '@sala/contracts';
import { readFromOwnPage, refusal } from '../security/index.server.ts';
import { sendBatch } from '../services/index.server.ts';
import { isRobot } from '../views/index.ts';
import type { Route } from './+types/collectRoute';

/** A batch that is longer was not made by a page of ours. */
const LARGEST = 32 * 1024;

/**
 * Takes from a page how it is used (SPEC 7.15) and answers at once. What is passed on is what the contract names: no cookie, no address,
 * no user agent. Robots are not counted.
 */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return onlySent();
  const batch = await readFromOwnPage(request, collected, 'batch', LARGEST);
  if (!isRobot(request.headers.get('user-agent') ?? '')) sendBatch(batch);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Nobody reads what was collected. */
export function loader(): Response {
  return onlySent();
}

function onlySent(): Response {
  return refusal(405, 'Batches are only sent', { allow: 'POST' });
}
