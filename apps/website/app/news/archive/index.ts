export { Archive } from './Archive.tsx';
export { archiveMeta } from './archiveMeta.ts';
export { archivePage, type ListPage, loadPage, pageNumber, pagePath } from './archivePage.ts';
