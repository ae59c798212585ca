export { filmPlaylist } from './filmPlaylist.ts';
export {
  CAPTIONS,
  extensionOf,
  FILMS_FOLDER,
  type Film,
  type Films,
  isLandscape,
  openFilms,
  type Rendition,
} from './films.ts';
export { REEL, reelFrom, SEGMENT, SEGMENTS_OF_REEL, WINDOW } from './grid.ts';
export { masterPlaylist, TRICK } from './masterPlaylist.ts';
export { mapLines, segmentLines } from './segmentLines.ts';
