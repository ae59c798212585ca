export { sendEventBatch } from './collector.server.ts';
export {
  BUILT_IN_NAVIGATION,
  fetchCollection,
  fetchLiveChannels,
  fetchNavigation,
  fetchTrends,
} from './contentApi.server.ts';
export { createPageSignal, PAGE_DEADLINE_MS } from './deadline.server.ts';
export { fetchAuthor, fetchCorrections, fetchPreview, fetchRedirect } from './editingApi.server.ts';
export { fetchEmergency, requestEmergency } from './emergency.server.ts';
export { isLeftOut, leftOut } from './leftOut.server.ts';
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
  fetchPictures,
  fetchSection,
  fetchSiteMap,
  fetchSituationEntries,
  fetchTopic,
  fetchTopicList,
  type PictureKind,
} from './mainApi.server.ts';
export { fetchPage, fetchProgramPage } from './pageApi.server.ts';
export { parsePageContentUrl } from './pageContentUrl.server.ts';
export {
  type EpisodeFilter,
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
  type ProgramFilter,
  type VideoFilter,
} from './programApi.server.ts';
export { fetchPushKey, fetchStoredSubscription, sendSubscription } from './pushApi.server.ts';
export { fetchScorecard } from './scorecardApi.server.ts';
export {
  fetchDocumentSearch,
  fetchNewsSearch,
  fetchProgramSearch,
  fetchSuggestions,
  type NewsSearchInput,
} from './searchApi.server.ts';
export { SERVICE_ANSWERS, type ServiceAnswer } from './service.server.ts';
export { type Settings, settings } from './settings.server.ts';
export { fetchFeedback, fetchSummaries, fetchSummary, sendFeedback } from './summaryApi.server.ts';
export { fetchTagList, fetchTagNews } from './tagApi.server.ts';
export {
  fetchAudioContent,
  fetchPlaylist,
  fetchPlaylists,
  type ListenerReport,
  sendRating,
  sendReport,
} from './ttsApi.server.ts';
export { countVideo, countView } from './viewCounting.server.ts';
export { fetchWebSearch } from './webSearch.server.ts';
export { fetchWidgets } from './widgetsApi.server.ts';
