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
import { compareEntries } from './compareEntries.ts';
import { type PageEntry, type Timeline, type TimelineAnswer, toEntryId } from './pageSituation.ts';

const POLL_INTERVAL_MS = 30_000;

const fetchTimeline = (id: string, cursor: Record<string, string>): Promise<TimelineAnswer> =>
  fetchJson<'pages/special/situation/entriesRoute'>(`/situations/${id}/entries?${new URLSearchParams(cursor)}`, {
    cache: 'no-cache',
  });

/** The newest entries, back to the first of those that the page shows: an answer has few. */
async function fetchNewest(id: string, shown: PageEntry[]): Promise<TimelineAnswer> {
  const first = await fetchTimeline(id, {});
  const items = [...first.items];
  const isShown = ({ id }: PageEntry) => shown.some((one) => one.id === id);
  let { hasMore } = first;
  while (hasMore && shown.length > 0 && !items.some(isShown)) {
    const answer = await fetchTimeline(id, { before: items.at(-1)?.id ?? '' });
    // a service that knows no cursors repeats itself
    const older = answer.items.filter((entry) => !items.some((one) => one.id === entry.id));
    items.push(...older);
    hasMore = answer.hasMore && older.length > 0;
  }
  return { ...first, items, hasMore };
}

/**
 * A timeline that grows at both ends. Older entries load on request. While `follows`, it is polled: newer entries wait
 * until the reader shows them, removed and edited ones change at once, and so do the `boxes` of facts and key events.
 * Where entries are added the focus moves to the first of them.
 */
export function useTimeline(id: string, first: Area<Timeline>, wasLive: boolean, follows: boolean) {
  const [area, setArea] = useStoredArea(id, first);
  const [waiting, setWaiting] = useState<PageEntry[]>([]);
  const [isLive, setLive] = useState(first.response?.isLive ?? wasLive);
  const [boxes, setBoxes] = useState<TimelineAnswer['boxes']>();
  const addedId = useRef('');
  // what the first answer says of the timeline, on a page that came without one
  const late = useRef<Timeline>(null);

  const shown = useRef<PageEntry[]>([]);
  shown.current = area.response?.items ?? [];

  useEffect(() => {
    if (!follows || !isLive) return;
    return pollWhileVisible(async () => {
      const answer = await fetchNewest(id, shown.current);
      if (shown.current.length === 0) late.current = { ...answer, items: [] };
      const { newer, known } = compareEntries(shown.current, answer);
      setWaiting(newer);
      if (known !== shown.current)
        setArea((now) => (now.response ? toFulfilled({ ...now.response, items: known }) : now));
      setBoxes(answer.boxes);
      setLive(answer.isLive);
    }, POLL_INTERVAL_MS);
  }, [id, follows, isLive, setArea]);

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

  return { area, waiting: waiting.length, isLive, boxes, letIn, loadMore };
}
