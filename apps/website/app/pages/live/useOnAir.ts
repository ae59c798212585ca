import { useEffect, useState } from 'react';
import { pollWhileVisible } from '../../platform/polling/index.ts';
import { fetchJson } from '../../platform/requests/index.ts';
import type { OnAirData } from './liveNow.ts';

/** How often the schedule is fetched again, in milliseconds: it may have been edited, and a day ends. */
const REFRESH_MS = 5 * 60_000;

/** The airings, first as the page was rendered, then updated without a reload. */
export function useOnAir(initial: OnAirData): OnAirData {
  const [onAir, setOnAir] = useState(initial);
  useEffect(
    () =>
      pollWhileVisible(async () => {
        setOnAir({ items: await fetchJson<'pages/live/onAirRoute'>('/live/on-air'), hasFailed: false });
      }, REFRESH_MS),
    [],
  );
  return onAir;
}
