import type { AudioContent, AudioItem } from '@sala/contracts';
import { createRetry } from '../../media/index.ts';
import { fetchItem } from './fetchAudio.ts';
import type { PlayerEvent } from './playerEvents.ts';

/**
 * Requests an article with growing delays until it has a narration or will get none, at once when the network is back;
 * also while the page is hidden, because people listen while the screen of their phone is off. Returns what ends it.
 */
export function pollUntilNarrated(item: AudioItem, send: (event: PlayerEvent) => void): () => void {
  const { contentId } = item;
  let hasEnded = false;
  const poll = async () => {
    const answer = await fetchItemOrFailure(item);
    if (hasEnded) return;
    if (answer === 'delayed') send({ type: 'itemDelayed', contentId });
    else if (answer !== 'missing' && answer.state === 'waiting') send({ type: 'itemFetched', answer });
    else {
      end();
      return send(answer === 'missing' ? { type: 'itemMissing', contentId } : { type: 'itemFetched', answer });
    }
    if (!hasEnded) again.later();
  };
  const again = createRetry(() => void poll());
  const end = () => {
    hasEnded = true;
    again.end();
  };
  void poll();
  return end;
}

async function fetchItemOrFailure(item: AudioItem): Promise<AudioContent | 'missing' | 'delayed'> {
  try {
    return await fetchItem(item);
  } catch (cause) {
    const { status } = cause as { status?: number };
    return status === 404 || status === 410 ? 'missing' : 'delayed';
  }
}
