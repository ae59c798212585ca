import { toJsonResponse } from '../requests/index.server.ts';
import { toProblemResponse } from '../security/index.server.ts';
import { createPageSignal, fetchPushKey } from '../services/index.server.ts';
import type { Route } from './+types/keyRoute';

/** The key that browsers subscribe with: `{publicKey}`. */
export async function loader({ request }: Route.LoaderArgs) {
  const { response } = await fetchPushKey(createPageSignal(request));
  if (!response) return toProblemResponse(503, 'The push service does not answer');
  return toJsonResponse(response, { headers: { 'cache-control': 'no-store' } });
}
