export type { DemoArticle } from './articles.ts';
export { CREDIT, type DemoAuthor, type DemoInfographic, type DemoListings, type DemoPages } from './collections.ts';
export { drawPicture, hasPicture } from './drawPicture.ts';
export {
  chooseLandscapeFilm,
  chooseUprightFilm,
  type DemoProgram,
  FILMS,
  type FilmName,
  toFilmPath,
} from './programs.ts';
export { demo, type SeedContent } from './seedContent.ts';
