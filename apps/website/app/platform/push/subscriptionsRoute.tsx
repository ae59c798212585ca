import { pushSubscription } from '@sala/contracts';
import { DAY_MS } from '@sala/thai';
import {
  CLIENT_ADDRESS_HEADER,
  createReaderAllowance,
  parseOwnPageInput,
  toMethodResponse,
  toProblemResponse,
  toWriteResponse,
} from '../security/index.server.ts';
import { createPageSignal, sendSubscription } from '../services/index.server.ts';
import type { Route } from './+types/subscriptionsRoute';

const SCHEMAS = { POST: pushSubscription, DELETE: pushSubscription.pick({ endpoint: true }) };

/**
 * Every subscription costs time at each message. Thousands of phones may share an address of a mobile network, of which
 * few subscribe on one day; one that subscribes again is not counted again.
 */
const hasSubscriptionAllowance = createReaderAllowance(500, DAY_MS);

/** Takes a browser's subscription (POST), or its end (DELETE), and passes it to the push service. Answers 204. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { method } = request;
  if (method !== 'POST' && method !== 'DELETE') return toMethodResponse('POST, DELETE');
  const subscription = await parseOwnPageInput(request, SCHEMAS[method], 'subscription');
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? '';
  if (method === 'POST' && !hasSubscriptionAllowance(address, subscription.endpoint))
    return toProblemResponse(429, 'Too many subscriptions from this address today');
  const status = await sendSubscription(method, subscription, createPageSignal(request));
  return toWriteResponse(status, { 400: 'Not a subscription' });
}

/** A GET is answered with 405. */
export const loader = (): Response => toMethodResponse('POST, DELETE');
