export { Archive, archiveMeta, archivePage, type ListPage, loadPage, pageNumber, pagePath } from './archive/index.ts';
export { TEXT_SIZE_SCRIPT } from './article/textSize.ts';
export {
  type CardItem,
  CompactCard,
  HeadlineCard,
  LeadCard,
  NumberedCard,
  StandardCard,
  toCard,
} from './cards/index.ts';
export { CATEGORIES, type Category } from './categories.ts';
export { PopularNews } from './PopularNews.tsx';
