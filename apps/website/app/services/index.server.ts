export { BUILT_IN_NAVIGATION, fetchNavigation } from './contentApi.server.ts';
export { pageDeadline } from './deadline.server.ts';
export { fetchBreakingNews, fetchCategoryPortal, fetchContent, fetchHotNews, fetchSection } from './mainApi.server.ts';
export { fetchPage } from './pageApi.server.ts';
export { pageContentUrl } from './pageContentUrl.server.ts';
export { fetchPushKey, sendSubscription } from './pushApi.server.ts';
export { settings } from './settings.server.ts';
export { countVideo, countView } from './viewCounting.server.ts';
