import { pushSubscription } from '@sala/contracts';
import { isUnknown } from '../areas/index.ts';
import { toJsonResponse } from '../requests/index.server.ts';
import { parseOwnPageInput, toMethodResponse, toProblemResponse } from '../security/index.server.ts';
import { createPageSignal, fetchStoredSubscription } from '../services/index.server.ts';
import type { Route } from './+types/storedSubscriptionRoute';

/** Tells a browser that names its endpoint what is kept of its subscription: `{since}`, 404 when nothing is. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== 'POST') return toMethodResponse();
  const { endpoint } = await parseOwnPageInput(request, pushSubscription.pick({ endpoint: true }), 'subscription');
  const { response, error } = await fetchStoredSubscription(endpoint, createPageSignal(request));
  if (response) return toJsonResponse(response, { headers: { 'cache-control': 'no-store' } });
  return isUnknown(error)
    ? toProblemResponse(404, 'Nothing is kept')
    : toProblemResponse(503, 'The push service does not answer');
}

/** A GET is answered with 405: an endpoint is a secret and stands in no address. */
export const loader = (): Response => toMethodResponse();
