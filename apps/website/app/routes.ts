import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { STATION } from '@sala/station';

/** All addresses of the site, in the groups of SPEC 2. */
export const ADDRESSES: RouteConfigEntry[] = [
  // home (2.1)
  route('/', 'pages/home/homeRoute.tsx', { id: 'home-at-root' }),
  route('/home', 'pages/home/homeRoute.tsx'),

  // news (2.1, 2.2)
  route('/news', 'pages/news/top/topRoute.tsx'),
  route('/news/categories', 'pages/news/portal/portalRoute.tsx'),
  route('/news/category', 'pages/news/portal/portalRoute.tsx', { id: 'portal-short' }),
  route('/breakingnews', 'pages/news/breaking/breakingRoute.tsx'),
  route('/news/breakingnews', 'pages/news/breaking/breakingRoute.tsx', { id: 'breaking-of-news' }),
  route('/focus', 'pages/news/focus/focusRoute.tsx'),
  route('/news/focus', 'pages/news/focus/focusRoute.tsx', { id: 'focus-of-news' }),
  route('/news/archive', 'pages/news/roundup/roundupRoute.tsx'),
  route('/news/around', 'pages/news/roundup/roundupRoute.tsx', { id: 'roundup-around' }),
  route('/news/archive/hotnews', 'pages/news/popular/popularRoute.tsx'),
  route('/news/clip/archive', 'pages/news/clips/clipsRoute.tsx'),
  route('/now', 'pages/news/now/nowRoute.tsx'),
  route('/now/content/:id', 'pages/news/article/articleRoute.tsx', { id: 'feature' }),
  route('/tags', 'pages/news/tags/tagsRoute.tsx'),
  route('/news/content/preview', 'pages/news/preview/previewRoute.tsx', { id: 'preview-news' }),
  route('/news/interested', 'pages/news/interested/interestedRoute.tsx'),
  route('/news/content/:id', 'pages/news/article/articleRoute.tsx'),
  route('/news/authors/:author', 'pages/news/author/authorRoute.tsx'),
  route('/news/gallery', 'pages/news/pictures/pictureListRoute.tsx', { id: 'galleries' }),
  route('/news/gallery/:id', 'pages/news/pictures/galleryRoute.tsx'),
  route('/news/infographic', 'pages/news/pictures/pictureListRoute.tsx', { id: 'infographics' }),
  route('/news/infographic/:id', 'pages/news/pictures/infographicRoute.tsx'),
  route('/news/categories/:slug', 'pages/news/category/categoryRoute.tsx'),
  route('/news/category/world', 'pages/news/category/categoryRoute.tsx', { id: 'category-world' }),
  route('/news/:slug', 'pages/news/category/categoryRoute.tsx', { id: 'category-short' }),

  route('/corrections', 'pages/news/corrections/correctionsRoute.tsx'),

  // previews of what is not published yet (2.1-24 to 2.1-28)
  route('/preview/content', 'pages/news/preview/previewRoute.tsx', { id: 'preview-content' }),
  route('/preview/light', 'pages/news/preview/previewRoute.tsx', { id: 'preview-light' }),
  route('/preview/dark', 'pages/news/preview/previewRoute.tsx', { id: 'preview-dark' }),
  route('/preview/episode', 'pages/watch/previewRoute.tsx', { id: 'preview-episode' }),

  // search (2.2-09)
  route('/search', 'pages/search/searchRoute.tsx'),
  route('/search/suggestions', 'pages/search/suggestionsRoute.tsx'),

  // summaries (2.2-26)
  route('/ai-summary', 'pages/summaries/summariesRoute.tsx'),
  route('/ai-summary/feedback', 'pages/summaries/voteRoute.tsx'),
  route('/ai-summary/:source/:id', 'pages/summaries/summaryRoute.tsx'),

  // news read aloud (2.1-23, 2.2-25)
  route('/ai-audio-news', 'pages/listening/audioNewsRoute.tsx'),
  route('/ai-audio-news/playlists/:url', 'pages/listening/playlistRoute.tsx'),
  route('/ai-audio-news/playlists/:url/podcast.xml', 'pages/listening/podcastRoute.tsx'),
  route('/ai-audio-news/playlists/:url/items', 'pages/listening/playlistItemsRoute.tsx'),
  route('/ai-audio-news/items/:contentId', 'pages/listening/itemRoute.tsx'),
  route('/ai-audio-news/items/:contentId/sound.mp3', 'pages/listening/soundRoute.tsx'),
  route('/ai-audio-news/ratings', 'pages/listening/ratingsRoute.tsx'),
  route('/ai-audio-news/reports', 'pages/listening/reportsRoute.tsx'),

  // programmes (2.1-13, 2.1-19, 2.1-20, 2.2-10, 2.2-12)
  route('/program', 'pages/programs/recommended/recommendedRoute.tsx'),
  route('/program/all', 'pages/programs/lists/groupsRoute.tsx'),
  route('/program/all/categories', 'pages/programs/lists/groupsRoute.tsx', { id: 'programs-by-category' }),
  route('/program/all/:group', 'pages/programs/lists/listRoute.tsx'),
  route('/program/archived', 'pages/programs/lists/listRoute.tsx', { id: 'programs-archived' }),
  route('/program/:programKey', 'pages/programs/program/programRoute.tsx'),
  route('/program/:programKey/:seasonKey', 'pages/programs/program/seasonRoute.tsx'),

  // live television (2.2-21 to 2.2-24)
  route('/live/vertical', 'pages/live/verticalRoute.tsx'),
  route('/live/on-air', 'pages/live/onAirRoute.tsx'),
  route('/live/:channel?', 'pages/live/liveRoute.tsx'),

  // short clips (2.2-16)
  route('/program/stories/:key', 'pages/shortClips/shortClipRoute.tsx'),
  route('/program/stories/:key/next', 'pages/shortClips/nextRoute.tsx'),
  route('/stories/:key', 'pages/shortClips/shortClipRoute.tsx', { id: 'short-clip-short' }),

  // videos, playlists, and episodes (2.1-14 to 2.1-18, 2.1-22, 2.2-13 to 2.2-15, 2.2-19)
  route('/program/watch', 'pages/watch/lists/videoListRoute.tsx'),
  route('/program/watch/rerun', 'pages/watch/lists/videoListRoute.tsx', { id: 'videos-rerun' }),
  route('/program/watch/popular', 'pages/watch/lists/videoListRoute.tsx', { id: 'videos-popular' }),
  route('/program/watch/clip', 'pages/watch/lists/videoListRoute.tsx', { id: 'videos-clip' }),
  route('/program/watch/promo', 'pages/watch/lists/videoListRoute.tsx', { id: 'videos-promo' }),
  route('/program/playlists', 'pages/watch/lists/playlistsRoute.tsx'),
  route('/program/playlists/:playlistKey/watch', 'pages/watch/watchRoute.tsx', { id: 'playlist-player' }),
  route('/program/:programKey/episodes/:id', 'pages/watch/watchRoute.tsx', { id: 'episode' }),
  route('/program/catchup/:id', 'pages/watch/watchRoute.tsx', { id: 'catchup' }),
  route('/program/watch/:videoKey', 'pages/watch/watchRoute.tsx', { id: 'clip' }),
  route('/watch/:videoKey', 'pages/watch/watchRoute.tsx', { id: 'clip-short' }),

  // schedules (2.1-21, 2.2-11)
  route('/program/schedules', 'pages/schedule/scheduleRoute.tsx'),
  route('/program/schedule', 'pages/schedule/scheduleRoute.tsx', { id: 'schedule-short' }),
  route('/program/schedules/:file', 'pages/schedule/calendarRoute.tsx'),
  route('/program/schedules/:channel/:file', 'pages/schedule/calendarRoute.tsx', { id: 'calendar-of-one' }),

  // the station
  route('/org', 'pages/organisation/organisationRoute.tsx'),
  route('/privacy', 'pages/accountability/privacy/privacyRoute.tsx'),
  route('/accessibility', 'pages/accountability/accessibility/accessibilityRoute.tsx'),
  route('/status', 'pages/accountability/status/statusRoute.tsx'),

  // the shell
  route('/sitemap', 'pages/siteMap/siteMapRoute.tsx'),
  route('/menus', 'shell/menus/menusRoute.tsx'),

  // notifications, and the site on a home screen (2.13)
  route('/push/key', 'platform/push/keyRoute.tsx'),
  route('/push/subscriptions', 'platform/push/subscriptionsRoute.tsx'),
  route('/push/subscriptions/show', 'platform/push/storedSubscriptionRoute.tsx'),
  route('/manifest.webmanifest', 'platform/push/manifestRoute.tsx'),

  // without a network
  route('/offline', 'platform/offline/offlineRoute.tsx'),

  // social cards (2.4-03)
  route('/social/:kind/:id/:revision', 'platform/socialCards/socialCardRoute.tsx'),

  // view counting (7.13)
  route('/views', 'platform/views/viewsRoute.tsx'),

  // analytics (7.15)
  route('/collect', 'platform/analytics/collectRoute.tsx'),

  // for machines
  route('/.well-known/security.txt', 'pages/feeds/securityTextRoute.tsx'),
  route('/robots.txt', 'pages/feeds/robotsTextRoute.tsx'),
  route('/sitemap.xml', 'pages/feeds/sitemaps/sitemapsRoute.tsx', { id: 'sitemap-index' }),
  route('/sitemaps/pages.xml', 'pages/feeds/sitemaps/sitemapsRoute.tsx', { id: 'sitemap-of-pages' }),
  route('/sitemaps/news.xml', 'pages/feeds/sitemaps/sitemapsRoute.tsx', { id: 'sitemap-of-news' }),
  route('/sitemaps/videos.xml', 'pages/feeds/sitemaps/sitemapsRoute.tsx', { id: 'sitemap-of-videos' }),
  route('/sitemaps/programs.xml', 'pages/feeds/sitemaps/sitemapsRoute.tsx', { id: 'sitemap-of-programs' }),
  route('/sitemaps/news/:file', 'pages/feeds/sitemaps/sitemapsRoute.tsx', { id: 'sitemap-of-month' }),
  route('/feed.xml', 'pages/feeds/feedRoute.tsx', { id: 'feed-rss' }),
  route('/feed.json', 'pages/feeds/feedRoute.tsx', { id: 'feed-json' }),
  route('/feeds/:file', 'pages/feeds/feedRoute.tsx', { id: 'feed-of-section' }),

  // emergency announcements
  route('/emergency', 'shell/emergency/emergencyRoute.tsx'),

  // the special event (a station without one has no such page), then the topics that the station follows: their pattern
  // matches any other address, so it is the last (2.2-28, 2.2-29)
  route(STATION.event?.href ?? '/in-remembrance', 'pages/special/memorial/memorialRoute.tsx'),
  route('/situations/:topic/entries', 'pages/special/situation/entriesRoute.tsx'),
  route('/:topic', 'pages/special/situation/topicRoute.tsx'),

  // unknown addresses
  route('*', 'shell/notFoundRoute.tsx'),
];

export default [layout('pageRoute.tsx', ADDRESSES)] satisfies RouteConfig;
