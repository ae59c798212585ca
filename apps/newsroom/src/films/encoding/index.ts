export { startEncodingWorker } from './encodingWorker.ts';
export { deleteUnreferencedFiles, type FilmStores } from './filmStores.ts';
