import { useEffect, useState } from 'react';
import { fetchJson } from '../../platform/requests/index.ts';
import type { MenusNavigation } from '../navigation.ts';

/** Where the website serves the entries of the menus that open. */
const MENUS_PATH = '/menus';

let fetched: Promise<MenusNavigation> | undefined;

/** Fetched once for as long as the page lives; what failed is fetched again the next time. */
function fetchMenus(): Promise<MenusNavigation> {
  fetched ??= fetchJson<'shell/menus/menusRoute'>(MENUS_PATH).catch((cause) => {
    fetched = undefined;
    throw cause;
  });
  return fetched;
}

/** The entries of the menus that open, asked for when one does: no page carries them for readers who open none. */
export function useMenus(isWanted: boolean): { menus: MenusNavigation | null; hasFailed: boolean } {
  const [menus, setMenus] = useState<MenusNavigation | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || menus) return;
    setFailed(false);
    fetchMenus().then(setMenus, () => setFailed(true));
  }, [isWanted, menus]);
  return { menus, hasFailed };
}
