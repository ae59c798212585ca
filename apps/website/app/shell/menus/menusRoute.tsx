import { toJsonResponse } from '../../platform/requests/index.server.ts';
import { fetchNavigation } from '../../platform/services/index.server.ts';
import { toMenusNavigation } from '../navigation.ts';

/** The entries of the network card and of the expanded menu, for {@link useMenus}. */
export async function loader() {
  return toJsonResponse(toMenusNavigation(await fetchNavigation()));
}
