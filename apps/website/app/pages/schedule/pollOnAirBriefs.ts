import { pollWhileVisible } from '../../platform/polling/index.ts';
import { fetchOk, type RouteAnswer } from '../../platform/requests/index.ts';
import { type OnAirBrief, toOnAirBriefs } from './onAirBrief.ts';

const REFRESH_MS = 5 * 60_000;
/** The interval while the shown airings have ended. */
const RETRY_MS = 60_000;
/** Spreads the requests, so that not all readers send one in the second in which a programme ends. */
const MAX_FIRST_DELAY_MS = 5000;

/**
 * Fetches the current and the next airings of each channel every five minutes, and at once when the shown ones have
 * ended. Returns what ends it.
 */
export function pollOnAirBriefs(show: (briefs: OnAirBrief[]) => void, hasRunOut: boolean): () => void {
  const [every, first] = hasRunOut ? [RETRY_MS, Math.random() * MAX_FIRST_DELAY_MS] : [REFRESH_MS, REFRESH_MS];
  return pollWhileVisible(
    async () => {
      const answer = await fetchOk('/live/on-air');
      // the server's clock, because the reader's may be wrong
      const now = Date.parse(answer.headers.get('date') ?? '') || Date.now();
      const airings: RouteAnswer<'pages/live/onAirRoute'> = await answer.json();
      show(toOnAirBriefs(airings, now));
    },
    every,
    first,
  );
}
