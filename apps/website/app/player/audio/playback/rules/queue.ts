import type { AudioItem } from '@sala/contracts';
import { type Rules, toStep } from '../playerEvents.ts';
import { findNeighbour, findSource, INITIAL_STATE, type PlayerState } from '../playerState.ts';
import { CONTROL_RULES } from './controls.ts';
import { finishArticle, isStopped, startArticle } from './reading.ts';

const filterNewItems = (state: PlayerState, items: AudioItem[]): AudioItem[] =>
  items.filter(({ contentId }) => !state.audioQueue.some((queued) => queued.contentId === contentId));

const SHOWN = { isShowing: true, isCollapsing: false, currentPlayerPage: 'player' } as const;
/**
 * True when an article that is being fetched shall play once it is there: the player waits for it, on a page where it
 * may sound.
 */
const isWanted = ({ isShowing, playerState, notice }: PlayerState): boolean =>
  isShowing && (playerState === 'loading' || (playerState === 'stalled' && notice?.kind === 'offline'));
const isHeard = ({ isShowing, currentQueue }: PlayerState, contentId: string): boolean =>
  isShowing && currentQueue?.contentId === contentId;
/** True when a press pauses or continues the article. */
const isLoaded = ({ playerState }: PlayerState): boolean => ['ready', 'playing', 'paused'].includes(playerState);
const findTitle = (state: PlayerState): string => state.currentQueue?.title ?? '';

export const QUEUE_RULES: Rules<
  | 'listen'
  | 'listenToPlaylist'
  | 'restore'
  | 'push'
  | 'reset'
  | 'next'
  | 'previous'
  | 'itemFetched'
  | 'itemMissing'
  | 'itemDelayed'
  | 'playlistFetched'
  | 'playlistFailed'
> = {
  // setting the queue makes its first item current (SPEC 3.3-31)
  listen: (state, { item }) => {
    const isCurrent = isHeard(state, item.contentId);
    if (isCurrent && isLoaded(state)) return CONTROL_RULES.pressPlay(state, { type: 'pressPlay' });
    // it is loading already: a second press means that the listener wants to see the player
    if (isCurrent && state.playerState === 'loading') return toStep(state, SHOWN);
    const { audioPlaylistUrl } = INITIAL_STATE;
    return startArticle({ ...state, ...SHOWN, audioQueue: [item], playlistInfo: null, audioPlaylistUrl }, item);
  },

  listenToPlaylist: (state, { url, from }) => {
    const isCurrent = from ? isHeard(state, from) : state.isShowing && state.playlistInfo?.url === url;
    if (isCurrent && isLoaded(state)) return CONTROL_RULES.pressPlay(state, { type: 'pressPlay' });
    return toStep(
      state,
      {
        ...SHOWN,
        audioQueue: [],
        currentQueue: null,
        playlistInfo: null,
        audioPlaylistUrl: url,
        startsAt: from,
        playerState: 'loading',
        duration: 0,
        notice: null,
        announced: '',
      },
      { type: state.isIntroPlaying ? 'playIntro' : 'pause' },
      { type: 'fetchPlaylist', url },
    );
  },

  restore: (state, { type: _, ...queue }) => {
    const duration = findSource(queue.currentQueue, state.currentSpeakerId)?.duration ?? 0;
    const shown = { ...queue, duration, isShowing: true, isCollapsing: true };
    // it may have been corrected since, and have another sound
    return toStep(state, shown, { type: 'fetchItem', item: queue.currentQueue });
  },

  push: (state, { item }) => toStep(state, { audioQueue: [...state.audioQueue, ...filterNewItems(state, [item])] }),

  reset: () => toStep(INITIAL_STATE, {}, { type: 'unload' }, { type: 'setSleep', sleep: INITIAL_STATE.sleep }),

  next: (state) => {
    const isIntroPlaying = false;
    const next = findNeighbour(state, 1);
    if (next) return startArticle({ ...state, isIntroPlaying }, next);
    if (!state.currentQueue || state.audioQueue.length > 1) return;
    return toStep(
      state,
      { isIntroPlaying, playerState: 'loading', awaitsPlaylist: true, notice: null },
      { type: 'pause' },
      { type: 'fetchPlaylist', url: state.audioPlaylistUrl },
    );
  },

  previous: (state, { at }) => {
    const previous = findNeighbour(state, -1);
    if (previous && at < RESTART_AFTER_SECONDS) return startArticle({ ...state, isIntroPlaying: false }, previous);
    if (!['playing', 'paused', 'stalled'].includes(state.playerState) || state.isIntroPlaying) return;
    return toStep(state, {}, { type: 'seekTo', seconds: 0 });
  },

  itemFetched: (state, { answer: { state: result, item } }) => {
    const queued = state.audioQueue.find(({ contentId }) => contentId === item.contentId);
    if (!queued) return;
    const isCurrent = state.currentQueue?.contentId === item.contentId;
    const source = findSource(queued, state.currentSpeakerId);
    // a sound that has begun goes on: the lines of an article that was changed belong to another one, or do not exist yet
    const hasBegun = isCurrent && state.playerState !== INITIAL_STATE.playerState;
    const goesOn = hasBegun || item.sources.length === 0;
    if (source && goesOn && !item.sources.some(({ src }) => src === source.src)) return;
    if (result === 'failed')
      return isCurrent && isWanted(state) ? finishArticle(state, { kind: 'failed', title: item.title }) : undefined;
    const updated = { ...state, audioQueue: state.audioQueue.map((one) => (one === queued ? item : one)) };
    if (!isCurrent) return toStep(updated, {});
    const current = { ...updated, currentQueue: item };
    if (!source) return beginAwaited(current, item, result === 'waiting');
    return toStep(current, hasBegun ? {} : { duration: findSource(item, state.currentSpeakerId)?.duration ?? 0 });
  },

  itemMissing: (state, { contentId }) => {
    // the data of the playlist stay when the service has no more
    if (state.currentQueue?.contentId !== contentId || findSource(state.currentQueue, 0)) return;
    return isWanted(state) ? finishArticle(state, { kind: 'failed', title: findTitle(state) }) : undefined;
  },

  itemDelayed: (state, { contentId }) => {
    if (state.currentQueue?.contentId !== contentId || findSource(state.currentQueue, 0)) return;
    if (state.isIntroPlaying || !isWanted(state)) return;
    return toStep(state, { playerState: 'stalled', notice: { kind: 'offline', title: findTitle(state) } });
  },

  playlistFetched: (state, { playlist: { url, name, items } }) => {
    if (url !== state.audioPlaylistUrl || !state.isShowing) return;
    const added = filterNewItems(state, items);
    const queue = [...state.audioQueue, ...added];
    const updated = { ...state, audioQueue: queue, playlistInfo: { url, name }, startsAt: '' };
    const first = queue.find(({ contentId }) => contentId === state.startsAt) ?? queue[0];
    if (!state.currentQueue && first)
      return isStopped(state) ? toStep(updated, { currentQueue: first }) : startArticle(updated, first);
    if (state.awaitsPlaylist && added[0])
      return startArticle(updated, added[0], { notice: state.notice, announced: added[0].title });
    if (!state.awaitsPlaylist && state.currentQueue) return toStep(updated, {});
    const playerState = toStateWithoutNext(state);
    return toStep(updated, { playerState, awaitsPlaylist: false, notice: { kind: 'noMore', title: name } });
  },

  playlistFailed: (state, { url }) => {
    if (url !== state.audioPlaylistUrl || !state.isShowing || (state.currentQueue && !state.awaitsPlaylist)) return;
    const playerState = state.currentQueue ? toStateWithoutNext(state) : 'stalled';
    return toStep(state, { playerState, awaitsPlaylist: false, notice: { kind: 'noPlaylist', title: '' } });
  },
};

/** Begins the current article, which had no sound before, if the player waits for it. */
function beginAwaited(state: PlayerState, item: AudioItem, isWaiting: boolean) {
  if (!isWanted(state)) return toStep(state, {});
  if (isWaiting) return toStep(state, { playerState: 'loading', notice: { kind: 'waiting', title: item.title } });
  const read = findSource(item, state.currentSpeakerId);
  if (!read || state.isIntroPlaying) return toStep(state, {});
  // the new answer names the same missing file
  if (read.src === state.missingSrc) return finishArticle(state, { kind: 'missing', title: item.title });
  const begun = { playerState: 'loading', duration: read.duration, notice: null } as const;
  return toStep(state, begun, { type: 'load', item, source: read }, { type: 'play' });
}

/** The state when nothing follows: an article that was left in the middle can be heard on from there. */
const toStateWithoutNext = (state: PlayerState): 'paused' | 'ended' => {
  const isInMiddle = state.playerState === 'loading' && state.currentQueue !== null;
  return isInMiddle && findSource(state.currentQueue, state.currentSpeakerId) ? 'paused' : 'ended';
};

/** An article that has been read for so many seconds is begun again before one goes back to the one before it. */
const RESTART_AFTER_SECONDS = 3;
