import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { type Area, toPending, toRejected, useStoredArea } from '../../platform/areas/index.ts';
import { appendPage, type ListPage } from './archivePage.ts';

/**
 * An archive that grows: the area of its first page, with each further page appended (SPEC 4.1-02), which is the area
 * of the same `name` in the data of the page's route. `list` is the ref for the element whose last children are the
 * items; the first appended item takes the focus, so that readers continue there. The address does not change: a shared
 * or reloaded page begins at the newest items, and going back restores all that was appended.
 */
export function useArchive<Item extends { id: string }>(name: string, first: Area<ListPage<Item>>) {
  const fetcher = useFetcher();
  const [area, setArea] = useStoredArea(name, first);
  // null when there is no answer that has the area
  const loaded: Area<ListPage<Item>> | null | undefined =
    fetcher.data && name.split('.').reduce((at, part) => at?.[part], fetcher.data.areas);
  const [last, setLast] = useState(loaded);
  if (loaded !== last) {
    setLast(loaded);
    setArea(appendPage(area, loaded));
  }
  const list = useRef<HTMLOListElement>(null);
  const count = area.response?.items.length ?? 0;
  const shownCount = useRef(count);
  useEffect(() => {
    const added = count - shownCount.current;
    shownCount.current = count;
    if (added > 0)
      list.current?.children
        .item(list.current.children.length - added)
        ?.querySelector('a')
        ?.focus();
  }, [count]);
  const isLoading = fetcher.state !== 'idle';
  // until the script has loaded, the link works as a link
  const load = (href: string) =>
    fetcher.load(href).catch((cause) => (navigator.onLine ? location.assign(href) : setArea(toRejected(area, cause))));
  return { area: isLoading ? toPending(area) : area, list, load };
}
