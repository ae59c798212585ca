export { type Article, article } from './article.ts';
export { type NewsItem, type NewsList, newsItem, newsList } from './newsItem.ts';
export { type PageContent, type PageSection, pageContent } from './pageContent.ts';
export { type Problem, problem } from './problem.ts';
export {
  type CategoryPortal,
  categoryPortal,
  SECTION_PAGE_SIZE,
  type SectionArchive,
  sectionArchive,
} from './sectionArchive.ts';
export { isSectionSlug, SECTION_SLUGS, SECTIONS, type SectionSlug } from './sections.ts';
