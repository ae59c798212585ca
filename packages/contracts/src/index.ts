export { type Article, article, MAX_BODY_LENGTH } from './article.ts';
export { ARCHIVE_MONTH_PAGE_SIZE, archivedArticles, articleArchive, month } from './articleArchive.ts';
export {
  type AudioContent,
  type AudioItem,
  type AudioPlaylist,
  type AudioPlaylists,
  type AudioSource,
  type AudioStyle,
  audioContent,
  audioPlaylist,
  audioPlaylists,
  type HighlightText,
  mediaInfo,
  NARRATION_STATES,
  toAudioItem,
} from './audio.ts';
export { type AuthorNews, authorNews } from './author.ts';
export { type Change, change, strapiWebhook } from './change.ts';
export { clip } from './clip.ts';
export {
  type Collected,
  type CollectedEvent,
  type CollectedVital,
  collected,
  type EventAttributes,
} from './collect.ts';
export { type CorrectionList, correctionList } from './correction.ts';
export { decodeThai } from './decodeThai.ts';
export { describeIssue } from './describeIssue.ts';
export { type Emergency, emergency } from './emergency.ts';
export { listEventNames, MAX_ATTRIBUTE_LENGTH, PAGE_KINDS, type PageKind, type Vital } from './events.ts';
export { FOCAL_POINT_HEADER, type FocalPoint, formatFocalPoint, parseFocalPoint } from './focalPoint.ts';
export { categoryList, categoryListWire, type GalleryDetail, galleryDetail, galleryList } from './gallery.ts';
export { IDEMPOTENCY_HEADER } from './idempotencyHeader.ts';
export { idempotencyKey } from './idempotencyKey.ts';
export { infographicDetail, infographicList } from './infographic.ts';
export { type ListenerReportQuery, listenerReportQuery } from './listenerReport.ts';
export { type NarrationRating, narrationRating } from './narrationRating.ts';
export {
  type LiveChannel,
  type MainNav,
  type MediaAsset,
  NAVIGATION_ENTRIES,
  type Navigation,
  type NavigationCollection,
  navigationCollections,
} from './navigation.ts';
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
export { NEWS_SECTIONS, type NewsSectionType, type PageContent, type PageSection, pageContent } from './pageContent.ts';
export { parseMediaType } from './parseMediaType.ts';
export { PICTURE_FILE } from './pictureFile.ts';
export { articlePreview } from './preview.ts';
export { type Problem, problem } from './problem.ts';
export * from './programs/index.ts';
export { type PushSubscription, pushKey, pushMessage, pushSubscription, storedSubscription } from './push.ts';
export { redirection } from './redirection.ts';
export { type Measure, type Scorecard, type ScorecardDay, scorecard } from './scorecard.ts';
export {
  type DocumentSearch,
  documentSearch,
  type HighlightSegment,
  type NewsSearch,
  newsSearch,
  type ProgramResult,
  type ProgramSearch,
  programSearch,
  SEARCH_PAGE_SIZE,
  type SearchSuggestions,
  searchSuggestions,
} from './search.ts';
export { MAX_SEARCH_LENGTH, toSearchText } from './searchText.ts';
export {
  type CategoryPortal,
  categoryPortal,
  SECTION_PAGE_SIZE,
  type SectionArchive,
  sectionArchive,
} from './sectionArchive.ts';
export { type SiteMap, siteMap } from './siteMap.ts';
export { STREAM_FILE, STREAM_TYPE } from './streamFile.ts';
export {
  type ArticleSummary,
  articleSummary,
  type SummaryList,
  summaryList,
} from './summary.ts';
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
export { CONTENT_TYPES, type ContentType, videoKeys, videoView, view } from './views.ts';
export { type VoteCounts, voteList, voteUpdate } from './votes.ts';
export { WEB_PAGE_SIZE, type WebSearch, webSearch } from './webSearch.ts';
export { type WeatherCondition, type Widgets, widgets } from './widgets.ts';
export { type DroppedItem, parsePayload, toSafeHref } from './wire.ts';
export { type Withdrawal, withdrawal } from './withdrawal.ts';
