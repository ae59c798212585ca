export { addClip, clipFile, listClips, removeClip, setClip, showClip } from './clips.ts';
export {
  addEpisode,
  episodeFile,
  findEpisode,
  listEpisodeLinks,
  listEpisodes,
  moveEpisode,
  removeEpisode,
  setEpisode,
  showEpisode,
} from './episodes.ts';
export { key, programKey } from './fields.ts';
export { findProgram } from './findProgram.ts';
export { listPlaylists, playlistFile, readPlaylist, removePlaylist, setPlaylist, showPlaylist } from './playlists.ts';
export {
  listProgramFilms,
  listProgramLinks,
  listProgramPictures,
  listPrograms,
  programFile,
  readProgram,
  setProgram,
  showProgram,
} from './programs.ts';
export { type EndSlots, removeProgram } from './removeProgram.ts';
