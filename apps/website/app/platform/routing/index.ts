export { loadPage } from './loadPage.tsx';
export type { PageHandoff } from './pageHandoff.ts';
export { reloadPage } from './reloadPage.ts';
export { useDestination } from './useDestination.ts';
export { useFreshHeadlines } from './useFreshHeadlines.ts';
