export { ClipCard } from './ClipCard.tsx';
export { type CardItem, type CardList, toCard, toCards } from './cardItem.ts';
export { CompactCard, HeadlineCard, LeadCard, NumberedCard, StandardCard } from './cards.tsx';
export { TimedCard } from './TimedCard.tsx';
