import { toProblemResponse } from '../security/index.server.ts';
import { createPageSignal, fetchPushKey } from '../services/index.server.ts';
import type { Route } from './+types/keyRoute';

/** The key that browsers subscribe with: `{publicKey}`. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { response } = await fetchPushKey(createPageSignal(request));
  if (!response) return toProblemResponse(503, 'The push service does not answer');
  return Response.json(response, { headers: { 'cache-control': 'no-store' } });
}
