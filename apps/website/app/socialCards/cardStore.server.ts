import { LRUCache } from 'lru-cache';
import { type CardContent, drawCard } from './drawCard.server.tsx';

const KEPT_BYTES = 24 * 1024 * 1024;
/** How many cards are drawn at once, and how many wait: drawing takes a core, and readers need it too. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;

type Card = Uint8Array<ArrayBuffer>;

/** Draws cards by their address: each once, however many ask for it, and keeps the newest in memory. */
export function cardStore(draw: (content: CardContent) => Promise<Card> = drawCard) {
  const waiting: (() => void)[] = [];
  let drawing = 0;

  const inTurn = async (content: CardContent): Promise<Card> => {
    if (drawing >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new Error('too many social cards at once');
      await new Promise<void>((turn) => waiting.push(turn));
    } else drawing++;
    try {
      return await draw(content);
    } finally {
      // whoever waits takes the place over
      const next = waiting.shift();
      if (next) next();
      else drawing--;
    }
  };

  const cards = new LRUCache<string, Card, CardContent>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (card) => card.length,
    fetchMethod: (_address, _stale, { context }) => inTurn(context),
  });
  /** @throws when the card cannot be drawn, or too many are waiting */
  return (address: string, content: CardContent): Promise<Card> => cards.forceFetch(address, { context: content });
}
