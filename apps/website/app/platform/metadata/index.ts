export {
  toArticleBreadcrumbData,
  toImageGalleryData,
  toInfographicData,
  toNewsArticleData,
  toPerson,
} from './articleData.ts';
export { toBroadcastData } from './broadcastData.ts';
export { toEpisodeData } from './episodeData.ts';
export { toFeedLink } from './feedData.ts';
export { findSite, type PageMetadata, type SiteData, toPageMeta } from './pageMeta.ts';
export { type ProgramFacts, toSeasonData, toSeriesData } from './programData.ts';
export {
  type StructuredData,
  toBreadcrumbData,
  toIsoTime,
  toOrganisationData,
  toPublisher,
  toStructuredData,
} from './structuredData.ts';
export { toVideoData } from './videoData.ts';
