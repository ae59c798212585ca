import type { AudioContent, AudioItem, AudioPlaylist, AudioSource } from '@sala/contracts';
import type { Rules as MediaRules } from '../../media/index.ts';
import type { PlayerState, Sleep } from './playerState.ts';
import type { Settings } from './playerStore.ts';

/** What happens to the player. */
export type PlayerEvent =
  // what a listener does
  | { type: 'listen'; item: AudioItem }
  | { type: 'listenToPlaylist'; url: string; from: string }
  /** The queue of a page that was loaded anew; nothing is played by itself. */
  | ({ type: 'restore'; currentQueue: AudioItem } & Pick<
      PlayerState,
      'audioQueue' | 'playlistInfo' | 'audioPlaylistUrl'
    >)
  /** An article is added to the end of the queue. */
  | { type: 'push'; item: AudioItem }
  | { type: 'reset' }
  | { type: 'pressPlay' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'seekTo'; seconds: number }
  | { type: 'next' }
  /** `at` is the position in the article, in seconds: after the first seconds it restarts the current article. */
  | { type: 'previous'; at: number }
  | { type: 'setVolume'; volume: string }
  | { type: 'toggleMute' }
  | { type: 'changeSpeed' }
  /** Settings were changed in another tab. */
  | { type: 'changedElsewhere'; settings: Partial<Settings> }
  | { type: 'chooseVoice'; speakerId: number }
  | { type: 'toggleAutoplay' }
  | { type: 'setSleep'; sleep: Sleep }
  | { type: 'open'; page: PlayerState['currentPlayerPage'] }
  | { type: 'back' }
  | { type: 'toggleCollapse' }
  | { type: 'reopen' }
  | { type: 'close' }
  /** `width` of the window, in pixels. */
  | { type: 'toggleReadAlong'; width: number }
  | { type: 'closeReadAlong' }
  /** `isQueryOnly` when the path is the same as before. */
  | { type: 'navigated'; pathname: string; isQueryOnly?: boolean }
  | { type: 'resized'; left: number }
  /** The reader uses the page, not the player, in a window of this `height`, in pixels. */
  | { type: 'yieldToPage'; height: number }
  | { type: 'noticeRead' }
  // what the sound does
  | { type: 'canPlay' }
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'ended' }
  /** It waits for the network. */
  | { type: 'stalled' }
  /** It has been loading so long that the listener gets a notice. */
  | { type: 'delayed' }
  /** The network is gone, or the server does not answer. */
  | { type: 'lost' }
  /** Its file is missing, or is no sound. */
  | { type: 'missing' }
  /** The browser's autoplay policy requires a tap first. */
  | { type: 'blocked' }
  | { type: 'durationKnown'; seconds: number }
  | { type: 'slept' }
  /** Something else begins to sound, or a button of the device halts it. */
  | { type: 'silenced' }
  // what the services answer
  | { type: 'itemFetched'; answer: AudioContent }
  /** The server has no such sound. */
  | { type: 'itemMissing'; contentId: string }
  /** The service cannot be reached; it is asked again. */
  | { type: 'itemDelayed'; contentId: string }
  | { type: 'playlistFetched'; playlist: AudioPlaylist }
  | { type: 'playlistFailed'; url: string };

/** What the controller has to do, as the state machine decides. */
export type Effect =
  | { type: 'playIntro' | 'play' | 'pause' | 'retry' }
  /** Unloads the sound; its position is not stored any more. */
  | { type: 'unload' }
  /** Loads a sound at the position where the listener left it. */
  | { type: 'load'; item: AudioItem; source: AudioSource }
  | { type: 'seekBy' | 'seekTo'; seconds: number }
  | { type: 'fetchItem'; item: AudioItem }
  | { type: 'fetchPlaylist'; url: string }
  | { type: 'setSleep'; sleep: Sleep }
  | { type: 'heard'; contentId: string };

export interface Step {
  state: PlayerState;
  effects: Effect[];
}

/** The rule for each event of the player. Without a result the event is ignored. */
export type Rules<Type extends PlayerEvent['type']> = MediaRules<
  PlayerState,
  Extract<PlayerEvent, { type: Type }>,
  Step | undefined
>;

/** A state with some of its fields changed, and what is to be done. */
export function toStep(state: PlayerState, changes: Partial<PlayerState>, ...effects: Effect[]): Step {
  return { state: { ...state, ...changes }, effects };
}
