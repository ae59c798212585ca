import type { SectionArchive } from '@sala/contracts';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { type Area, appended, fulfilled, pending, rejected } from '../../areas/index.ts';
import type { CardList } from '../cards/index.ts';
import type { loader } from './categoryRoute.tsx';

/** A section's archive as its cards show it. */
export type Archive = CardList<SectionArchive>;

/**
 * An archive that grows: the area of its first page, with every further page appended (SPEC 4.1-02). `list` is for the
 * element whose last children are the stories: the first story that came takes the focus, so that whoever asked reads on there.
 */
export function useArchive(first: Area<Archive>) {
  const fetcher = useFetcher<typeof loader>();
  const [area, setArea] = useState(first);
  const loaded = fetcher.data?.areas.section;
  const [last, setLast] = useState(loaded);
  if (loaded !== last) {
    setLast(loaded);
    setArea(grown(area, loaded));
  }
  const list = useRef<HTMLUListElement>(null);
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
  return { area: isLoading ? pending(area) : area, list, loadMore: (href: string) => void fetcher.load(href) };
}

function grown(area: Area<Archive>, more: Area<Archive> | undefined): Area<Archive> {
  if (!more?.response || !area.response) return rejected(area, more?.error);
  return fulfilled(appended(area.response, more.response));
}
