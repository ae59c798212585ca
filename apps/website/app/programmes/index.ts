export {
  ACCESS_NAMES,
  AccessMarks,
  CardGrid,
  FilmCard,
  type FilmItem,
  FilmRow,
  PlaylistCard,
  type PlaylistItem,
  ProgramCard,
  type ProgramItem,
  StoryCard,
  toEpisodeItem,
  toPlaylistItem,
  toProgramItem,
  toVideoItem,
} from './cards/index.ts';
export { AccessFilter } from './lists/AccessFilter.tsx';
export { PROGRAM_LISTS } from './lists/programList.ts';
export { default as pageStyles } from './page.module.css';
export { programmePath, shareUrl } from './programmeLinks.ts';
export { isReference } from './reference.ts';
