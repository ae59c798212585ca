export {
  type AudioContent,
  type AudioItem,
  type AudioPlaylist,
  type AudioPlaylists,
  type AudioSource,
  type AudioStyle,
  audioContent,
  audioPlaylist,
  audioPlaylists,
  type HighlightText,
  mediaInfo,
  NARRATION_STATES,
  toAudioItem,
} from './audio.ts';
export { type ListenerReportQuery, listenerReportQuery } from './listenerReport.ts';
export { type NarrationRating, narrationRating } from './narrationRating.ts';
