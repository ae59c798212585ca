export { type Article, article, MAX_BODY_LENGTH } from './article.ts';
export { ARCHIVE_MONTH_PAGE_SIZE, archivedArticles, articleArchive, month } from './articleArchive.ts';
export { type AuthorNews, authorNews } from './author.ts';
export { clip } from './clip.ts';
export { type CorrectionList, correctionList } from './correction.ts';
export { categoryList, categoryListWire, type GalleryDetail, galleryDetail, galleryList } from './gallery.ts';
export { infographicDetail, infographicList } from './infographic.ts';
export { isHiddenElement } from './isHiddenElement.ts';
export {
  type ClipVideo,
  type DatedList,
  datedList,
  hotNews,
  type NewsItem,
  type NewsList,
  newsItem,
  newsList,
} from './newsItem.ts';
export { articlePreview } from './preview.ts';
export {
  type CategoryPortal,
  categoryPortal,
  SECTION_PAGE_SIZE,
  type SectionArchive,
  sectionArchive,
} from './sectionArchive.ts';
export { type TagList, type TagNews, tagList, tagNews } from './tags.ts';
export {
  isSitePath,
  isTopicId,
  type SituationEntries,
  type SituationEntry,
  situationEntries,
  type Topic,
  topic,
  topicList,
} from './topic.ts';
export { type Withdrawal, withdrawal } from './withdrawal.ts';
