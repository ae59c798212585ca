export { ACCESS_NAMES, AccessMarks } from './AccessMarks.tsx';
export {
  type FilmItem,
  type PlaylistItem,
  type ProgramItem,
  toEpisodeItem,
  toPlaylistItem,
  toProgramItem,
  toVideoItem,
} from './cardItems.ts';
export { CardGrid, FilmCard, FilmRow, PlaylistCard, ProgramCard, StoryCard } from './cards.tsx';
