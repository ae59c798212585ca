export { ClipCard } from './ClipCard.tsx';
export {
  type CardItem,
  type CardList,
  type HeadlineItem,
  type Headlines,
  toCard,
  toCards,
  toHeadlines,
} from './cardItem.ts';
export { CompactCard, HeadlineCard, LeadCard, NumberedCard, StandardCard } from './cards.tsx';
export { TimedCard } from './TimedCard.tsx';
