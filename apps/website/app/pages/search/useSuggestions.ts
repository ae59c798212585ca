import { useEffect, useState } from 'react';
import type { RouteAnswer } from '../../platform/requests/index.ts';
import type { Suggestion } from './suggestionsRoute.tsx';

/** How long the reader pauses typing before suggestions are fetched, in milliseconds. */
const DEBOUNCE_MS = 150;

/**
 * The suggestions for the typed text. Those for the text before stay until new ones arrive; after a failure there are
 * none.
 */
export function useSuggestions(typed: string): Suggestion[] {
  const [items, setItems] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (typed === '') return setItems([]);
    const superseded = new AbortController();
    const { signal } = superseded;
    const pause = setTimeout(() => {
      fetchItems(typed, signal).then(setItems, () => {
        if (!signal.aborted) setItems([]);
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(pause);
      superseded.abort();
    };
  }, [typed]);
  return typed === '' ? [] : items;
}

async function fetchItems(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  // biome-ignore lint/style/noRestrictedGlobals: the next letter ends it
  const answer = await fetch(`/search/suggestions?${new URLSearchParams({ q: typed })}`, { signal });
  if (!answer.ok) throw answer.status;
  const { items }: RouteAnswer<'pages/search/suggestionsRoute'> = await answer.json();
  return items;
}
