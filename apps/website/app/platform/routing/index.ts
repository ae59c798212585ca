export { loadPage } from './loadPage.tsx';
export type { PageHandoff } from './pageHandoff.ts';
