export { Archive, archiveMeta, archivePage, type ListPage, loadPage, pageNumber, pagePath } from './archive/index.ts';
export { ArticleBody } from './article/ArticleBody.tsx';
export { TEXT_SIZE_SCRIPT } from './article/textSize.ts';
export {
  type CardItem,
  type CardList,
  CompactCard,
  HeadlineCard,
  LeadCard,
  NumberedCard,
  StandardCard,
  toCard,
  toCards,
} from './cards/index.ts';
export { CATEGORIES, type Category } from './categories.ts';
export { PopularNews, PopularNewsArea } from './PopularNews.tsx';
