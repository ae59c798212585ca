export { fetchAuthor } from './clients/author.server.ts';
export { sendEventBatch } from './clients/collector.server.ts';
export {
  BUILT_IN_NAVIGATION,
  fetchCollection,
  fetchLiveChannels,
  fetchNavigation,
  fetchTrends,
} from './clients/contentApi.server.ts';
export { fetchCorrections } from './clients/corrections.server.ts';
export { fetchEmergency, requestEmergency } from './clients/emergency.server.ts';
export {
  fetchArchivedArticles,
  fetchArticleArchive,
  fetchBreakingNews,
  fetchCategoryPortal,
  fetchClip,
  fetchClips,
  fetchContent,
  fetchHotNews,
  fetchInterested,
  fetchList,
  fetchNewest,
  fetchPictureArticle,
  fetchPictureCategories,
  fetchPictureList,
  fetchSection,
  fetchSiteMap,
  fetchSituationEntries,
  fetchTopic,
  fetchTopicList,
  type PictureKind,
} from './clients/mainApi.server.ts';
export { fetchPage, fetchProgramPage } from './clients/pageApi.server.ts';
export { parsePageContentUrl } from './clients/pageContentUrl.server.ts';
export { fetchPreview } from './clients/preview.server.ts';
export {
  fetchComponent,
  fetchEpisode,
  fetchEpisodePreview,
  fetchEpisodes,
  fetchMonthlySchedule,
  fetchOrganisationNews,
  fetchPartnerMonth,
  fetchPartnerUpcoming,
  fetchPlaylistVideos,
  fetchPlayQueue,
  fetchPopularVideos,
  fetchProgram,
  fetchProgramGallery,
  fetchPrograms,
  fetchRelatedVideos,
  fetchTodaysSchedule,
  fetchUpcomingEpisodes,
  fetchVideo,
  fetchVideoAnalytics,
  fetchVideoPlaylist,
  fetchVideoPlaylists,
  fetchVideos,
} from './clients/programApi.server.ts';
export { fetchPushKey, fetchStoredSubscription, sendSubscription } from './clients/pushApi.server.ts';
export { fetchRedirect } from './clients/redirection.server.ts';
export { fetchScorecard } from './clients/scorecardApi.server.ts';
export {
  fetchDocumentSearch,
  fetchNewsSearch,
  fetchProgramSearch,
  fetchSuggestions,
} from './clients/searchApi.server.ts';
export { fetchSummaries, fetchSummary, fetchVotes, sendVote } from './clients/summaryApi.server.ts';
export { fetchTagList, fetchTagNews } from './clients/tagApi.server.ts';
export {
  fetchAudioContent,
  fetchPlaylist,
  fetchPlaylists,
  sendRating,
  sendReport,
} from './clients/ttsApi.server.ts';
export { countVideo, countView } from './clients/viewCounting.server.ts';
export { fetchWebSearch } from './clients/webSearch.server.ts';
export { fetchWidgets } from './clients/widgetsApi.server.ts';
export { createPageSignal, PAGE_DEADLINE_MS } from './deadline.server.ts';
export { isLeftOut, leftOut } from './leftOut.server.ts';
export { SERVICE_ANSWERS, type ServiceAnswer } from './service.server.ts';
export { type Settings, settings } from './settings.server.ts';
