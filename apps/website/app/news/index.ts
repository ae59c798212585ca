export { TEXT_SIZE_SCRIPT } from './article/textSize.ts';
export { CompactCard, HeadlineCard, LeadCard, NumberedCard, StandardCard } from './cards/index.ts';
export { CATEGORIES, type Category } from './categories.ts';
export { PopularNews } from './PopularNews.tsx';
