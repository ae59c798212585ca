import { pushSubscription } from '@sala/contracts';
import { parseOwnPageInput, toProblemResponse } from '../security/index.server.ts';
import { createPageSignal, fetchStoredSubscription } from '../services/index.server.ts';
import type { Route } from './+types/storedSubscriptionRoute';

/** Tells a browser that names its endpoint what is kept of its subscription: `{since}`, 404 when nothing is. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return loader();
  const { endpoint } = await parseOwnPageInput(request, pushSubscription.pick({ endpoint: true }), 'subscription');
  const { response, error } = await fetchStoredSubscription(endpoint, createPageSignal(request));
  if (response) return Response.json(response, { headers: { 'cache-control': 'no-store' } });
  return error?.status === 404
    ? toProblemResponse(404, 'Nothing is kept')
    : toProblemResponse(503, 'The push service does not answer');
}

/** An endpoint is a secret: it stands in no address. */
export function loader(): Response {
  return toProblemResponse(405, 'It is asked for with a POST', { allow: 'POST' });
}
