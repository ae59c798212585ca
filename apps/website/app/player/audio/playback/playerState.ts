import type { AudioItem, AudioSource, AudioStyle } from '@sala/contracts';
import { AUDIO_STYLES, SPEAKERS, type Speaker } from '@sala/station';

/** SPEC 9.1-02 */
export const PLAYBACK_RATES = [1, 0.5, 1.5];
/** SPEC 9.1-01, in seconds. */
export const SEEK_STEP_SECONDS = 10;

/** When the sound ends by itself: after so many minutes, or with the article. */
export type Sleep = 'off' | 15 | 30 | 60 | 'article';

/** A notice for the listener, and the article it is about. */
export interface Notice {
  kind: 'loading' | 'waiting' | 'failed' | 'missing' | 'offline' | 'noPlaylist' | 'noMore';
  title: string;
}

/** The state of the player: first the fields of SPEC 3.3-26 to 3.3-30 under their names, then others. */
export interface PlayerState {
  /** SPEC 4.3-01 */
  playerState: 'loading' | 'ready' | 'playing' | 'paused' | 'stalled' | 'ended';
  /** Of the current article, in seconds. */
  duration: number;
  isShowing: boolean;
  isCollapsing: boolean;
  isAutoplayNextNews: boolean;
  /** The article that is read. */
  currentQueue: AudioItem | null;
  audioQueue: AudioItem[];
  currentPlayerPage: 'player' | 'settings' | 'voiceSelect';
  /** SPEC 3.3-25 */
  playlistInfo: { url: string; name: string } | null;
  /** Where its left edge stands in the window, in pixels (SPEC 2.15-20). */
  playerLeft: number;
  isMuted: boolean;
  currentSpeakerId: number;
  isIntroPlaying: boolean;
  audioPlaylistUrl: string;
  volume: string;

  playbackRate: number;
  isReadingAlong: boolean;
  sleep: Sleep;
  notice: Notice | null;
  /** The title of an article that began by itself. */
  announced: string;
  /** Whether the next article is to begin as soon as the playlist is there. */
  awaitsPlaylist: boolean;
  /** The article with which a playlist that is fetched shall begin; empty for its first. */
  startsAt: string;
  /** The last file that was not there. */
  missingSrc: string;
}

/** SPEC 9.1-03 to 9.1-07, 4.3-02, 4.3-16 */
export const INITIAL_STATE: PlayerState = {
  playerState: 'stalled',
  duration: 0,
  isShowing: false,
  isCollapsing: false,
  isAutoplayNextNews: true,
  currentQueue: null,
  audioQueue: [],
  currentPlayerPage: 'player',
  playlistInfo: null,
  playerLeft: 992,
  isMuted: false,
  currentSpeakerId: SPEAKERS[0].id,
  isIntroPlaying: true,
  audioPlaylistUrl: 'daily-news',
  volume: '100',

  playbackRate: 1,
  isReadingAlong: false,
  sleep: 'off',
  notice: null,
  announced: '',
  awaitsPlaylist: false,
  startsAt: '',
  missingSrc: '',
};

/** The narration of an article by a speaker, else its first (SPEC 3.3-15); none when it has no narration. */
export function findSource(item: AudioItem | null, speakerId: number): AudioSource | undefined {
  return item?.sources.find((source) => source.audioStyle.audioStyleSetting.speaker === speakerId) ?? item?.sources[0];
}

/**
 * The speaker of an article for a reader who has chosen this one; by the article's style while it has no narration
 * (SPEC 3.3-14). A speaker whom the station does not know has the name of the style.
 */
export function findSpeaker(item: AudioItem | null, speakerId: number): Speaker {
  const style = AUDIO_STYLES.find(({ id }) => id === item?.audioStyleId) ?? AUDIO_STYLES[0];
  const { audioStyleSetting, audioStyleLabel } =
    findSource(item, speakerId)?.audioStyle ?? item?.audioStyle ?? (style as AudioStyle);
  const known = SPEAKERS.find(({ id }) => id === audioStyleSetting.speaker);
  return (known ?? {
    ...SPEAKERS[0],
    id: audioStyleSetting.speaker,
    name: audioStyleLabel || style?.audioStyleLabel,
  }) as Speaker;
}

/** Who has read an article, in the order in which speakers are offered (SPEC 2.15-17). */
export function listSpeakers(item: AudioItem | null): Speaker[] {
  const ids = item?.sources.map((source) => source.audioStyle.audioStyleSetting.speaker);
  return SPEAKERS.filter(({ id }) => ids?.includes(id));
}

/** SPEC 4.3-20 */
export function canReadAlong({ isIntroPlaying, currentQueue, currentSpeakerId }: PlayerState): boolean {
  return !isIntroPlaying && (findSource(currentQueue, currentSpeakerId)?.highlightTexts.length ?? 0) > 0;
}

/** True while the player should sound but has no sound yet; `isHalted` is the element's `paused`. */
export function isWaiting({ playerState, notice }: PlayerState, isHalted: boolean): boolean {
  return playerState === 'loading' || (playerState === 'stalled' && (!isHalted || notice?.kind === 'offline'));
}

/** The article after the current one in the queue, or before it. */
export function findNeighbour({ audioQueue, currentQueue }: PlayerState, step: 1 | -1): AudioItem | undefined {
  return audioQueue[audioQueue.findIndex((item) => item.contentId === currentQueue?.contentId) + step];
}
