import { fetchOk } from './fetchOk.ts';
import type { RouteAnswer, RouteId } from './jsonResponse.ts';

/**
 * What the loader of a route, or its action, answers at `path`: `fetchJson<'shell/menus/menusRoute'>('/menus')`.
 * @throws as {@link fetchOk}
 */
export async function fetchJson<Id extends RouteId<Name>, Name extends 'loader' | 'action' = 'loader'>(
  path: string,
  init?: RequestInit,
): Promise<RouteAnswer<Id, Name>> {
  return (await fetchOk(path, init)).json();
}
