import { fetchPushKey, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/keyRoute';
import { refusal } from './subscriptionRequest.server.ts';

/** The key that browsers subscribe with: `{publicKey}`. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { response } = await fetchPushKey(pageDeadline(request));
  if (!response) return refusal(503, 'The push service does not answer');
  return Response.json(response, { headers: { 'cache-control': 'no-store' } });
}
