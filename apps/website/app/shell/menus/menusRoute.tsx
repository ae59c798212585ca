import { fetchNavigation } from '../../services/index.server.ts';
import { menusNavigation } from '../navigation.ts';

/** The entries of the network card and of the expanded menu, for {@link useMenus}. */
export async function loader() {
  return Response.json(menusNavigation(await fetchNavigation()));
}
