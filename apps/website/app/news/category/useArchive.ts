import type { SectionArchive } from '@sala/contracts';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { type Area, appended, fulfilled, pending, rejected } from '../../areas/index.ts';
import type { CardList } from '../cards/index.ts';
import type { loader } from './categoryRoute.tsx';

/** A section's archive as its cards show it. */
export type Archive = CardList<SectionArchive>;

/** An archive that grows: the area of its first page, with every further page appended (SPEC 4.1-02). */
export function useArchive(first: Area<Archive>) {
  const fetcher = useFetcher<typeof loader>();
  const [area, setArea] = useState(first);
  const loaded = fetcher.data?.areas.section;
  const [last, setLast] = useState(loaded);
  if (loaded !== last) {
    setLast(loaded);
    setArea(grown(area, loaded));
  }
  const isLoading = fetcher.state !== 'idle';
  return { area: isLoading ? pending(area) : area, loadMore: (href: string) => void fetcher.load(href) };
}

function grown(area: Area<Archive>, more: Area<Archive> | undefined): Area<Archive> {
  if (!more?.response || !area.response) return rejected(area, more?.error);
  return fulfilled(appended(area.response, more.response));
}
