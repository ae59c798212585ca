export { BreakingStrip } from './BreakingStrip.tsx';
export { type BreakingNews, toBreakingNews } from './breakingNews.ts';
export { Focus } from './Focus.tsx';
export { findPicture } from './findPicture.ts';
export { PopularNews, PopularNewsArea } from './PopularNews.tsx';
export { type NewsSection, toPageSections } from './pageSections.ts';
