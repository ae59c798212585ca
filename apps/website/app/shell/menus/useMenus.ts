import { useEffect, useState } from 'react';
import { fetchJson } from '../../platform/requests/index.ts';
import type { MenusNavigation } from '../navigation.ts';

/** Where the website serves the entries of the menus that open. */
const MENUS_PATH = '/menus';

let fetched: Promise<MenusNavigation> | undefined;

/** Fetched once for as long as the page lives; what failed is fetched again by the next call. */
function fetchMenus(): Promise<MenusNavigation> {
  fetched ??= fetchJson<'shell/menus/menusRoute'>(MENUS_PATH).catch((cause) => {
    fetched = undefined;
    throw cause;
  });
  return fetched;
}

/**
 * The entries of the menus that open, asked for when one does, and again when the network is back: no page carries them
 * for readers who open none.
 */
export function useMenus(isWanted: boolean): { menus: MenusNavigation | null; hasFailed: boolean } {
  const [menus, setMenus] = useState<MenusNavigation | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || menus) return;
    const load = () => {
      setFailed(false);
      fetchMenus().then(setMenus, () => setFailed(true));
    };
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isWanted, menus]);
  return { menus, hasFailed };
}
