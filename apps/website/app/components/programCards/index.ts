export { ACCESS_LABELS, AccessMarks } from './AccessMarks.tsx';
export {
  type PlaylistItem,
  type ProgramItem,
  toEpisodeItem,
  toPlaylistItem,
  toProgramItem,
  toVideoItem,
  type VideoItem,
} from './cardItems.ts';
export { CardGrid, PlaylistCard, ProgramCard, ShortClipCard, VideoCard, VideoRow } from './cards.tsx';
export { isContentKey } from './isContentKey.ts';
export { toProgramPath, toShareUrl } from './programLinks.ts';
