export { loadPage } from './loadPage.tsx';
export type { PageHandoff } from './pageHandoff.ts';
export { SCROLL_SCRIPT, ScrollRestoration } from './ScrollRestoration.tsx';
export { useDestination } from './useDestination.ts';
export { useFreshHeadlines } from './useFreshHeadlines.ts';
export { useReloadWhile } from './useReloadWhile.ts';
