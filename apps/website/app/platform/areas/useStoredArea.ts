import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Area } from './area.ts';

/** How many areas are stored: readers go back only a few pages, and lists are large. */
const MAX_AREAS = 10;
/** The areas that have changed since their page was rendered, by the key of its history entry. */
const storedAreas = new Map<string, unknown>();

/**
 * The state of an area: `first` at the beginning, and whenever its page has loaded it again; for a reader who goes back
 * to its page, as they left it.
 */
export function useStoredArea<Response>(
  name: string,
  first: Area<Response>,
): [Area<Response>, Dispatch<SetStateAction<Area<Response>>>] {
  const key = `${useLocation().key} ${name}`;
  const initial = () => (storedAreas.get(key) as Area<Response> | undefined) ?? first;
  const [area, setArea] = useState(initial);
  const [loaded, setLoaded] = useState(first);
  if (loaded !== first) {
    setLoaded(first);
    setArea(initial);
  }
  useEffect(() => {
    if (area === first || area.pending) return;
    storedAreas.delete(key);
    storedAreas.set(key, area);
    const [oldest] = storedAreas.keys();
    if (storedAreas.size > MAX_AREAS && oldest !== undefined) storedAreas.delete(oldest);
  }, [key, area, first]);
  return [area, setArea];
}
