export { Archive } from './Archive.tsx';
export { toArchiveMeta } from './archiveMeta.ts';
export {
  type ListPage,
  loadNextPage,
  parsePageNumber,
  toArchiveResponse,
  toPagePath,
} from './archivePage.ts';
