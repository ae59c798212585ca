import { type RouteConfig, route } from '@react-router/dev/routes';
import { STATION } from '@sala/station';

// Every address of the site, grouped as SPEC 2 groups them.
export default [
  // home (2.1)
  route('/', 'home/homeRoute.tsx', { id: 'home-at-root' }),
  route('/home', 'home/homeRoute.tsx'),

  // news (2.1, 2.2)
  route('/news', 'news/top/topRoute.tsx'),
  route('/news/categories', 'news/portal/portalRoute.tsx'),
  route('/news/category', 'news/portal/portalRoute.tsx', { id: 'portal-short' }),
  route('/breakingnews', 'news/breaking/breakingRoute.tsx'),
  route('/news/breakingnews', 'news/breaking/breakingRoute.tsx', { id: 'breaking-of-news' }),
  route('/focus', 'news/focus/focusRoute.tsx'),
  route('/news/focus', 'news/focus/focusRoute.tsx', { id: 'focus-of-news' }),
  route('/news/archive', 'news/roundup/roundupRoute.tsx'),
  route('/news/around', 'news/roundup/roundupRoute.tsx', { id: 'roundup-around' }),
  route('/news/archive/hotnews', 'news/popular/popularRoute.tsx'),
  route('/news/clip/archive', 'news/clips/clipsRoute.tsx'),
  route('/now', 'news/now/nowRoute.tsx'),
  route('/now/content/:id', 'news/article/articleRoute.tsx', { id: 'feature' }),
  route('/tags', 'news/tags/tagsRoute.tsx'),
  route('/news/content/preview', 'news/preview/previewRoute.tsx', { id: 'preview-news' }),
  route('/news/interested', 'news/interested/interestedRoute.tsx'),
  route('/news/content/:id', 'news/article/articleRoute.tsx'),
  route('/news/gallery', 'news/pictures/pictureListRoute.tsx', { id: 'galleries' }),
  route('/news/gallery/:id', 'news/pictures/galleryRoute.tsx'),
  route('/news/infographic', 'news/pictures/pictureListRoute.tsx', { id: 'infographics' }),
  route('/news/infographic/:id', 'news/pictures/infographicRoute.tsx'),
  route('/news/categories/:slug', 'news/category/categoryRoute.tsx'),
  route('/news/category/world', 'news/category/categoryRoute.tsx', { id: 'category-world' }),
  route('/news/:slug', 'news/category/categoryRoute.tsx', { id: 'category-short' }),

  route('/corrections', 'news/corrections/correctionsRoute.tsx'),

  // what is not out yet (2.1-24 to 2.1-28)
  route('/preview/content', 'news/preview/previewRoute.tsx', { id: 'preview-content' }),
  route('/preview/light', 'news/preview/previewRoute.tsx', { id: 'preview-light' }),
  route('/preview/dark', 'news/preview/previewRoute.tsx', { id: 'preview-dark' }),
  route('/preview/episode', 'watch/previewRoute.tsx', { id: 'preview-episode' }),

  // search (2.2-09)
  route('/search', 'search/searchRoute.tsx'),
  route('/search/suggestions', 'search/suggestionsRoute.tsx'),

  // summaries (2.2-26)
  route('/ai-summary', 'summary/summariesRoute.tsx'),
  route('/ai-summary/feedback', 'summary/feedbackRoute.tsx'),
  route('/ai-summary/:source/:id', 'summary/summaryRoute.tsx'),

  // news read aloud (2.1-23, 2.2-25)
  route('/ai-audio-news', 'audio/pages/audioNewsRoute.tsx'),
  route('/ai-audio-news/playlists/:url', 'audio/pages/playlistRoute.tsx'),
  route('/ai-audio-news/playlists/:url/podcast.xml', 'audio/podcastRoute.tsx'),
  route('/ai-audio-news/playlists/:url/items', 'audio/playlistItemsRoute.tsx'),
  route('/ai-audio-news/items/:contentId', 'audio/itemRoute.tsx'),
  route('/ai-audio-news/items/:contentId/sound.mp3', 'audio/soundRoute.tsx'),
  route('/ai-audio-news/ratings', 'audio/ratingsRoute.tsx'),
  route('/ai-audio-news/reports', 'audio/reportsRoute.tsx'),

  // programmes (2.1-13, 2.1-19, 2.1-20, 2.2-10, 2.2-12)
  route('/program', 'programs/recommended/recommendedRoute.tsx'),
  route('/program/all', 'programs/lists/groupsRoute.tsx'),
  route('/program/all/categories', 'programs/lists/groupsRoute.tsx', { id: 'programs-by-category' }),
  route('/program/all/:group', 'programs/lists/listRoute.tsx'),
  route('/program/archived', 'programs/lists/listRoute.tsx', { id: 'programs-archived' }),
  route('/program/:programKey', 'programs/program/programRoute.tsx'),
  route('/program/:programKey/:seasonKey', 'programs/program/seasonRoute.tsx'),

  // live television (2.2-21 to 2.2-24)
  route('/live/vertical', 'live/verticalRoute.tsx'),
  route('/live/on-air', 'live/onAirRoute.tsx'),
  route('/live/:channel?', 'live/liveRoute.tsx'),

  // short clips (2.2-16)
  route('/program/stories/:key', 'shortClips/shortClipRoute.tsx'),
  route('/program/stories/:key/next', 'shortClips/nextRoute.tsx'),
  route('/stories/:key', 'shortClips/shortClipRoute.tsx', { id: 'short-clip-short' }),

  // videos, playlists, and what is watched (2.1-14 to 2.1-18, 2.1-22, 2.2-13 to 2.2-15, 2.2-19)
  route('/program/watch', 'watch/lists/videoListRoute.tsx'),
  route('/program/watch/rerun', 'watch/lists/videoListRoute.tsx', { id: 'videos-rerun' }),
  route('/program/watch/popular', 'watch/lists/videoListRoute.tsx', { id: 'videos-popular' }),
  route('/program/watch/clip', 'watch/lists/videoListRoute.tsx', { id: 'videos-clip' }),
  route('/program/watch/promo', 'watch/lists/videoListRoute.tsx', { id: 'videos-promo' }),
  route('/program/playlists', 'watch/lists/playlistsRoute.tsx'),
  route('/program/playlists/:playlistKey/watch', 'watch/watchRoute.tsx', { id: 'playlist-player' }),
  route('/program/:programKey/episodes/:id', 'watch/watchRoute.tsx', { id: 'episode' }),
  route('/program/catchup/:id', 'watch/watchRoute.tsx', { id: 'catchup' }),
  route('/program/watch/:videoKey', 'watch/watchRoute.tsx', { id: 'clip' }),
  route('/watch/:videoKey', 'watch/watchRoute.tsx', { id: 'clip-short' }),

  // schedules (2.1-21, 2.2-11)
  route('/program/schedules', 'schedule/scheduleRoute.tsx'),
  route('/program/schedule', 'schedule/scheduleRoute.tsx', { id: 'schedule-short' }),
  route('/program/schedules/:file', 'schedule/calendarRoute.tsx'),
  route('/program/schedules/:channel/:file', 'schedule/calendarRoute.tsx', { id: 'calendar-of-one' }),

  // the station
  route('/org', 'organisation/organisationRoute.tsx'),
  route('/privacy', 'accountability/privacy/privacyRoute.tsx'),
  route('/accessibility', 'accountability/accessibility/accessibilityRoute.tsx'),
  route('/status', 'accountability/status/statusRoute.tsx'),

  // the shell
  route('/sitemap', 'shell/sitemapRoute.tsx'),
  route('/menus', 'shell/menus/menusRoute.tsx'),

  // notifications, and the site on a home screen (2.13)
  route('/push/key', 'push/keyRoute.tsx'),
  route('/push/subscriptions', 'push/subscriptionsRoute.tsx'),
  route('/push/subscriptions/show', 'push/storedSubscriptionRoute.tsx'),
  route('/manifest.webmanifest', 'push/manifestRoute.tsx'),

  // without a network
  route('/offline', 'offline/offlineRoute.tsx'),

  // social cards (2.4-03)
  route('/social/:kind/:id/:revision', 'socialCards/socialCardRoute.tsx'),

  // view counting (7.13)
  route('/views', 'views/viewsRoute.tsx'),

  // how the site is used (7.15)
  route('/collect', 'analytics/collectRoute.tsx'),

  // for machines
  route('/.well-known/security.txt', 'feeds/securityTextRoute.tsx'),
  route('/robots.txt', 'feeds/sitemapsRoute.tsx', { id: 'robots' }),
  route('/sitemap.xml', 'feeds/sitemapsRoute.tsx', { id: 'sitemap-index' }),
  route('/sitemaps/pages.xml', 'feeds/sitemapsRoute.tsx', { id: 'sitemap-of-pages' }),
  route('/sitemaps/news.xml', 'feeds/sitemapsRoute.tsx', { id: 'sitemap-of-news' }),
  route('/sitemaps/videos.xml', 'feeds/sitemapsRoute.tsx', { id: 'sitemap-of-videos' }),
  route('/sitemaps/programs.xml', 'feeds/sitemapsRoute.tsx', { id: 'sitemap-of-programs' }),
  route('/sitemaps/news/:file', 'feeds/sitemapsRoute.tsx', { id: 'sitemap-of-month' }),
  route('/feed.xml', 'feeds/feedRoute.tsx', { id: 'feed-rss' }),
  route('/feed.json', 'feeds/feedRoute.tsx', { id: 'feed-json' }),
  route('/feeds/:file', 'feeds/feedRoute.tsx', { id: 'feed-of-section' }),

  // what everybody must know at once
  route('/emergency', 'shell/emergency/emergencyRoute.tsx'),

  // the special event (a station without one has no such page), then whatever subject the station follows: every other address
  // comes before it (2.2-28, 2.2-29)
  route(STATION.event?.href ?? '/in-remembrance', 'special/memorial/memorialRoute.tsx'),
  route('/situations/:topic/entries', 'special/situation/entriesRoute.tsx'),
  route('/:topic', 'special/situation/topicRoute.tsx'),

  // whatever is nowhere
  route('*', 'shell/notFoundRoute.tsx'),
] satisfies RouteConfig;
