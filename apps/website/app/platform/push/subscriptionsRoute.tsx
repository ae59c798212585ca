import { pushSubscription } from '@sala/contracts';
import { parseOwnPageInput, toProblemResponse } from '../security/index.server.ts';
import { createPageSignal, sendSubscription } from '../services/index.server.ts';
import type { Route } from './+types/subscriptionsRoute';

const SCHEMAS = { POST: pushSubscription, DELETE: pushSubscription.pick({ endpoint: true }) };

/** Takes a browser's subscription (POST), or its end (DELETE), and passes it to the push service. Answers 204. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { method } = request;
  if (method !== 'POST' && method !== 'DELETE') return onlyWritten();
  const subscription = await parseOwnPageInput(request, SCHEMAS[method], 'subscription');
  const status = await sendSubscription(method, subscription, createPageSignal(request));
  if (status < 300) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  return status === 400
    ? toProblemResponse(400, 'Not a subscription')
    : toProblemResponse(503, 'The push service does not answer');
}

/** The route only takes subscriptions: a GET is answered with 405. */
export function loader(): Response {
  return onlyWritten();
}

function onlyWritten(): Response {
  return toProblemResponse(405, 'Subscriptions are only sent', { allow: 'POST, DELETE' });
}
