import { refusal } from '../security/index.server.ts';
import { fetchPushKey, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/keyRoute';

/** The key that browsers subscribe with: `{publicKey}`. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { response } = await fetchPushKey(pageDeadline(request));
  if (!response) return refusal(503, 'The push service does not answer');
  return Response.json(response, { headers: { 'cache-control': 'no-store' } });
}
