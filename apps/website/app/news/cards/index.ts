export { CompactCard, HeadlineCard, LeadCard, NumberedCard, StandardCard } from './cards.tsx';
