export { NEWS_SECTIONS, type NewsSectionType, type PageContent, type PageSection, pageContent } from './pageContent.ts';
export {
  PROGRAM_SECTIONS,
  type ProgramPage,
  type ProgramPageItem,
  type ProgramPageSection,
  type ProgramSectionType,
  programPage,
} from './programPage.ts';
