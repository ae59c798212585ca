import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import {
  type Area,
  appendItems,
  toFulfilled,
  toPending,
  toRejected,
  useStoredArea,
} from '../../platform/areas/index.ts';
import type { ListPage } from './archivePage.ts';

/**
 * An archive that grows: the area of its first page, with every further page appended (SPEC 4.1-02), taken from the
 * area of the same `name` in what the page's route loads. `list` is for the element whose last children are the items:
 * the first that came takes the focus, so that whoever asked reads on there. The address stays, in every archive: the
 * page begins where it says, what is shared or reloaded begins at the newest, and going back finds all that was
 * appended.
 */
export function useArchive<Item extends { id: string }>(name: string, first: Area<ListPage<Item>>) {
  const fetcher = useFetcher();
  const [area, setArea] = useStoredArea(name, first);
  const loaded: Area<ListPage<Item>> | undefined = name
    .split('.')
    .reduce((at, part) => at?.[part], fetcher.data?.areas);
  const [last, setLast] = useState(loaded);
  if (loaded !== last) {
    setLast(loaded);
    setArea(grown(area, loaded));
  }
  const list = useRef<HTMLOListElement>(null);
  const count = area.response?.items.length ?? 0;
  const shown = useRef(count);
  useEffect(() => {
    const added = count - shown.current;
    shown.current = count;
    if (added > 0)
      list.current?.children
        .item(list.current.children.length - added)
        ?.querySelector('a')
        ?.focus();
  }, [count]);
  const isLoading = fetcher.state !== 'idle';
  // a script that has not come leaves what it is: a link
  const load = (href: string) => fetcher.load(href).catch(() => location.assign(href));
  return { area: isLoading ? toPending(area) : area, list, load };
}

function grown<Item extends { id: string }>(
  area: Area<ListPage<Item>>,
  more: Area<ListPage<Item>> | undefined,
): Area<ListPage<Item>> {
  if (!more?.response || !area.response) return toRejected(area, more?.error);
  return toFulfilled(appendItems(area.response, more.response));
}
