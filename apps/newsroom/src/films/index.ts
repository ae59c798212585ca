export { type FilmStores, startEncodingWorker } from './encoding/index.ts';
export { findFilmSeconds } from './filmLength.ts';
export { CAPTIONS, FILMS_FOLDER, type Film, type Films, isLandscape, openFilms } from './films.ts';
export { ITEM_SECONDS, SEGMENT_SECONDS, SEGMENTS_PER_ITEM, toNextItem, WINDOW_SECONDS } from './grid.ts';
export { renderMasterPlaylist } from './masterPlaylist.ts';
export { createFilmRoutes } from './routes.ts';
export { renderMapLines, renderSegmentLines } from './segmentLines.ts';
export { checkFilms } from './storedFilms.ts';
export { deleteBrokenUploads } from './uploadFilm.ts';
