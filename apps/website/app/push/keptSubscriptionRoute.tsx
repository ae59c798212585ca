import { pushSubscription } from '@sala/contracts';
import { readFromOwnPage, refusal } from '../security/index.server.ts';
import { fetchKeptSubscription, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/keptSubscriptionRoute';

/** Tells a browser that names its endpoint what is kept of its subscription: `{since}`, 404 when nothing is. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return loader();
  const { endpoint } = await readFromOwnPage(request, pushSubscription.pick({ endpoint: true }), 'subscription');
  const { response, error } = await fetchKeptSubscription(endpoint, pageDeadline(request));
  if (response) return Response.json(response, { headers: { 'cache-control': 'no-store' } });
  return error?.status === 404 ? refusal(404, 'Nothing is kept') : refusal(503, 'The push service does not answer');
}

/** An endpoint is a secret: it stands in no address. */
export function loader(): Response {
  return refusal(405, 'It is asked for with a POST', { allow: 'POST' });
}
