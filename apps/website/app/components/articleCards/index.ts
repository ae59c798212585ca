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
export { default as cardStyles } from './cards.module.css';
export { CompactCard, Headline, HeadlineCard, LeadCard, Meta, NumberedCard, StandardCard } from './cards.tsx';
export { TimedCard } from './TimedCard.tsx';
