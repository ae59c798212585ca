import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { type CardContent, drawCard } from './drawCard.server.tsx';

const MAX_CACHED_BYTES = 24 * 1024 * 1024;
/** How many cards are drawn at once, and how many wait: drawing takes a core, and readers need it too. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 100;

type Card = Uint8Array<ArrayBuffer>;

/** Draws cards by their address: each once, however many ask for it, and keeps the newest in memory. */
export function createCardStore(draw: (content: CardContent) => Promise<Card> = drawCard) {
  const drawing = bulkhead(MAX_CONCURRENT, MAX_WAITING);
  const cards = new LRUCache<string, Card, CardContent>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (card) => card.length,
    fetchMethod: (_address, _stale, { context }) => drawing.execute(() => draw(context)),
  });
  /** @throws when the card cannot be drawn, or too many are waiting */
  return (address: string, content: CardContent): Promise<Card> => cards.forceFetch(address, { context: content });
}
