import { pollWhileVisible } from '../../platform/polling/index.ts';
import type { Airing } from './airing.ts';
import { type OnAirBrief, toOnAirBriefs } from './onAirBrief.ts';

const REFRESH_MS = 5 * 60_000;
/** While what is shown has ended. */
const RETRY_MS = 60_000;
/** Not all readers ask in the second in which a programme ends. */
const MAX_FIRST_DELAY_MS = 5000;

/**
 * Tells every five minutes what is on each channel and what comes, and at once when what a channel shows has ended.
 * Returns what ends it.
 */
export function pollOnAirBriefs(show: (briefs: OnAirBrief[]) => void, hasRunOut: boolean): () => void {
  const [every, first] = hasRunOut ? [RETRY_MS, Math.random() * MAX_FIRST_DELAY_MS] : [REFRESH_MS, REFRESH_MS];
  return pollWhileVisible(
    async () => {
      const answer = await fetch('/live/on-air');
      if (!answer.ok) throw new Error(`${answer.status}`);
      // when it was answered, whatever the reader's clock shows
      const now = Date.parse(answer.headers.get('date') ?? '') || Date.now();
      show(toOnAirBriefs((await answer.json()) as Airing[], now));
    },
    every,
    first,
  );
}
