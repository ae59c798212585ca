export {
  Archive,
  type ListPage,
  loadNextPage,
  parsePageNumber,
  toArchiveMeta,
  toArchiveResponse,
  toPagePath,
} from './archive/index.ts';
export { ArticleBody } from './article/ArticleBody.tsx';
export { Share } from './article/Share.tsx';
export { TEXT_SIZE_SCRIPT } from './article/textSize.ts';
export {
  type CardItem,
  type CardList,
  CompactCard,
  HeadlineCard,
  type Headlines,
  LeadCard,
  NumberedCard,
  StandardCard,
  toCard,
  toCards,
  toHeadlines,
} from './cards/index.ts';
export { CATEGORIES, type Category } from './categories.ts';
export { NEWS_LISTS } from './newsLists.ts';
export { PopularNews, PopularNewsArea } from './PopularNews.tsx';
export { PictureLinks } from './pictures/PictureLinks.tsx';
export { useLightbox } from './pictures/useLightbox.tsx';
export { PreviewBar } from './preview/PreviewBar.tsx';
export { type PreviewProblem, PreviewRejected } from './preview/PreviewRejected.tsx';
export { BreakingStrip, Focus, type NewsSection, type SectionType, toPageSections } from './sections/index.ts';
