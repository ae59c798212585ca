import type { AudioContent } from '@sala/contracts';
import { pollWhileVisible } from '../../../platform/polling/index.ts';
import { fetchItem } from './fetchAudio.ts';
import type { PlayerEvent } from './playerEvents.ts';

/**
 * The first delay before an article whose narration is being made, or a failed request, is requested again, in
 * milliseconds.
 */
const FIRST_DELAY_MS = 2000;

/**
 * Requests an article with growing delays while the page is visible, until it has a narration or will get none; at once
 * when the network is back. Returns what ends it.
 */
export function pollUntilNarrated(contentId: string, send: (event: PlayerEvent) => void): () => void {
  let hasEnded = false;
  let endPolling = () => {};
  const end = () => {
    hasEnded = true;
    endPolling();
    removeEventListener('online', pollNow);
  };
  const poll = async () => {
    const answer = await fetchItemOrFailure(contentId);
    if (hasEnded) return;
    if (answer === 'delayed') send({ type: 'itemDelayed', contentId });
    else if (answer !== 'missing' && answer.state === 'waiting') send({ type: 'itemFetched', answer });
    else {
      end();
      return send(answer === 'missing' ? { type: 'itemMissing', contentId } : { type: 'itemFetched', answer });
    }
    // a rejection makes the next pause longer
    throw new Error('not read yet');
  };
  const pollNow = () => {
    endPolling();
    endPolling = pollWhileVisible(poll, FIRST_DELAY_MS, 0);
  };
  addEventListener('online', pollNow);
  pollNow();
  return end;
}

async function fetchItemOrFailure(contentId: string): Promise<AudioContent | 'missing' | 'delayed'> {
  try {
    return await fetchItem(contentId);
  } catch (cause) {
    const { status } = cause as { status?: number };
    return status === 404 || status === 410 ? 'missing' : 'delayed';
  }
}
