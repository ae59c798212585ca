export { bindListenButtons } from './bindListenButtons.ts';
export { ListenButton } from './ListenButton.tsx';
export { isPlaying, playerSlot } from './listen.ts';
export { PlayerSlot } from './PlayerSlot.tsx';
export { listFinishedArticles } from './playback/playerStore.ts';
export {
  AUDIO_NEWS,
  DAILY_NEWS,
  PLAYLIST_URL_PATTERN,
  toPlaylistPath,
  toPodcastPath,
  toSoundPath,
} from './playlists.ts';
export { isEmail, MAX_MESSAGE_LENGTH, REASONS } from './reports/reportRules.ts';
export { resetPlayer } from './resetPlayer.ts';
