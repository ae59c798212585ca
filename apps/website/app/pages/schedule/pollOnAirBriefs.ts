import { pollWhileVisible } from '../../platform/polling/index.ts';
import type { Airing } from './airing.ts';
import { type OnAirBrief, toOnAirBriefs } from './onAirBrief.ts';

const REFRESH_MS = 5 * 60_000;

/** Tells every five minutes what is on each channel and what comes. Returns what ends it. */
export function pollOnAirBriefs(show: (briefs: OnAirBrief[]) => void): () => void {
  return pollWhileVisible(async () => {
    const answer = await fetch('/live/on-air');
    if (!answer.ok) throw new Error(`${answer.status}`);
    // when it was answered, whatever the reader's clock shows
    const now = Date.parse(answer.headers.get('date') ?? '') || Date.now();
    show(toOnAirBriefs((await answer.json()) as Airing[], now));
  }, REFRESH_MS);
}
