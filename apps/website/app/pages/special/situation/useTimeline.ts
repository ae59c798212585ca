import { useEffect, useRef, useState } from 'react';
import {
  type Area,
  appendItems,
  toFulfilled,
  toPending,
  toRejected,
  useStoredArea,
} from '../../../platform/areas/index.ts';
import { pollWhileVisible } from '../../../platform/polling/index.ts';
import { fetchJson } from '../../../platform/requests/index.ts';
import { type PageEntry, type Timeline, toEntryId } from './pageSituation.ts';

const POLL_INTERVAL_MS = 30_000;

const fetchTimeline = (id: string, cursor: Record<string, string>): Promise<Timeline> =>
  fetchJson(`/situations/${id}/entries?${new URLSearchParams(cursor)}`, { cache: 'no-cache' });

/** The entries after one, all that were missed: an answer has few. Without one, the newest. */
async function fetchNewer(id: string, after: string | undefined): Promise<Timeline> {
  if (!after) return fetchTimeline(id, {});
  const items: PageEntry[] = [];
  for (;;) {
    const answer = await fetchTimeline(id, { after: items[0]?.id ?? after });
    // a service that knows no cursors repeats itself
    const newer = answer.items.filter((entry) => !items.some((one) => one.id === entry.id));
    items.unshift(...newer);
    if (!answer.hasMore || newer.length === 0) return { ...answer, items };
  }
}

/**
 * A timeline that grows at both ends. Older entries load on request. While `follows`, newer ones are polled and wait
 * until the reader shows them. In both cases the focus moves to the first entry that was added.
 */
export function useTimeline(id: string, first: Area<Timeline>, wasLive: boolean, follows: boolean) {
  const [area, setArea] = useStoredArea(id, first);
  const [waiting, setWaiting] = useState<PageEntry[]>([]);
  const [isLive, setLive] = useState(first.response?.isLive ?? wasLive);
  const addedId = useRef('');
  // what the first answer says of the timeline, on a page that came without one
  const late = useRef<Timeline>(null);

  const newest = waiting[0] ?? area.response?.items[0];
  const newestId = useRef(newest?.id);
  newestId.current = newest?.id;

  useEffect(() => {
    if (!follows || !isLive) return;
    return pollWhileVisible(async () => {
      const more = await fetchNewer(id, newestId.current);
      if (!newestId.current) late.current = { ...more, items: [] };
      setWaiting((current) => [
        ...more.items.filter((entry) => !current.some((one) => one.id === entry.id)),
        ...current,
      ]);
      setLive(more.isLive);
    }, POLL_INTERVAL_MS);
  }, [id, follows, isLive]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is in the page once its area is
  useEffect(() => {
    if (addedId.current) document.getElementById(toEntryId(addedId.current))?.focus();
    addedId.current = '';
  }, [area]);

  const letIn = () => {
    const timeline = area.response ?? late.current;
    if (!timeline) return;
    addedId.current = waiting[0]?.id ?? '';
    setArea(toFulfilled({ ...timeline, items: [...waiting, ...timeline.items] }));
    setWaiting([]);
  };

  const loadMore = async () => {
    const last = area.response?.items.at(-1);
    if (!last || area.pending) return;
    setArea(toPending);
    try {
      const more = await fetchTimeline(id, { before: last.id });
      addedId.current = more.items[0]?.id ?? '';
      setArea((now) => toFulfilled(now.response ? appendItems(now.response, more) : more));
    } catch (cause) {
      setArea((now) => toRejected(now, cause));
    }
  };

  return { area, waiting: waiting.length, isLive, letIn, loadMore };
}
