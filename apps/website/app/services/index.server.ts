export { pageDeadline } from './deadline.server.ts';
export { fetchBreakingNews, fetchContent, fetchHotNews, fetchSection } from './mainApi.server.ts';
export { fetchPage } from './pageApi.server.ts';
export { settings } from './settings.server.ts';
