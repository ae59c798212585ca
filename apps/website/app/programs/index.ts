export {
  ACCESS_LABELS,
  AccessMarks,
  CardGrid,
  PlaylistCard,
  type PlaylistItem,
  ProgramCard,
  type ProgramItem,
  ShortClipCard,
  toEpisodeItem,
  toPlaylistItem,
  toProgramItem,
  toVideoItem,
  VideoCard,
  type VideoItem,
  VideoRow,
} from './cards/index.ts';
export { isContentKey } from './isContentKey.ts';
export { AccessFilter } from './lists/AccessFilter.tsx';
export { PROGRAM_LISTS } from './lists/programList.ts';
export { default as pageStyles } from './page.module.css';
export { toProgramPath, toShareUrl } from './programLinks.ts';
