import { pushSubscription } from '@sala/contracts';
import { parseOwnPageInput, toMethodResponse, toWriteResponse } from '../security/index.server.ts';
import { createPageSignal, sendSubscription } from '../services/index.server.ts';
import type { Route } from './+types/subscriptionsRoute';

const SCHEMAS = { POST: pushSubscription, DELETE: pushSubscription.pick({ endpoint: true }) };

/** Takes a browser's subscription (POST), or its end (DELETE), and passes it to the push service. Answers 204. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { method } = request;
  if (method !== 'POST' && method !== 'DELETE') return toMethodResponse('POST, DELETE');
  const subscription = await parseOwnPageInput(request, SCHEMAS[method], 'subscription');
  const status = await sendSubscription(method, subscription, createPageSignal(request));
  return toWriteResponse(status, { 400: 'Not a subscription' });
}

/** A GET is answered with 405. */
export const loader = (): Response => toMethodResponse('POST, DELETE');
