import type { AudioItem } from '@sala/contracts';
import { type Effect, type Rules, type Step, step } from '../playerEvents.ts';
import { INITIAL, type Notice, neighbour, type PlayerState, sourceOf } from '../playerState.ts';

/** A story becomes the current one: it is read as soon as the intro is over and its sound is known. */
export function begin(state: PlayerState, item: AudioItem, changes: Partial<PlayerState> = {}): Step {
  const source = sourceOf(item, state.currentSpeakerId);
  const effects: Effect[] = [];
  if (state.isIntroPlaying) effects.push({ type: 'playIntro' });
  else if (source) effects.push({ type: 'load', item, source }, { type: 'play' });
  // nothing of the last story is heard while this one is asked for
  else effects.push({ type: 'pause' });
  // who listens may want to read along
  if (!source?.highlightTexts.length) effects.push({ type: 'fetchItem', contentId: item.contentId });
  const begun = { currentQueue: item, playerState: 'loading', duration: source?.duration ?? 0 } as const;
  return step(state, { ...begun, notice: null, announced: '', awaitsPlaylist: false, ...changes }, ...effects);
}

/** A story has ended, or cannot be read (SPEC 4.3-11 to 4.3-14). */
export function over(state: PlayerState, notice: Notice | null = null): Step {
  const { audioQueue, currentQueue, isAutoplayNextNews, sleep, audioPlaylistUrl } = state;
  const ended: Partial<PlayerState> = { playerState: 'ended', notice, announced: '', awaitsPlaylist: false };
  const heard: Effect[] = currentQueue && !notice ? [{ type: 'heard', contentId: currentQueue.contentId }] : [];
  if (sleep === 'story') return step(state, { ...ended, sleep: 'off' }, ...heard);
  if (audioQueue.length <= 1)
    return step(state, { ...ended, awaitsPlaylist: isAutoplayNextNews }, ...heard, {
      type: 'fetchPlaylist',
      url: audioPlaylistUrl,
    });
  const next = neighbour(state, 1);
  if (!next || !isAutoplayNextNews) return step(state, ended, ...heard);
  const begun = begin(state, next, { notice, announced: next.title });
  return { ...begun, effects: [...heard, ...begun.effects] };
}

/** The intro is over: the current story begins (SPEC 4.3-12). */
export function introOver(state: PlayerState): Step {
  const heard = { ...state, isIntroPlaying: false };
  return state.currentQueue ? begin(heard, state.currentQueue) : step(heard, { playerState: 'loading' });
}

const fresh = (state: PlayerState, items: AudioItem[]): AudioItem[] =>
  items.filter(({ contentId }) => !state.audioQueue.some((queued) => queued.contentId === contentId));

const shown = { isShowing: true, isCollapsing: false, currentPlayerPage: 'player' } as const;
/** Whether a story that is being asked for is to be read once it is there. */
const isWanted = ({ isShowing, playerState }: PlayerState): boolean =>
  isShowing && (playerState === 'loading' || playerState === 'stalled');
const titleOf = (state: PlayerState): string => state.currentQueue?.title ?? '';

export const QUEUE: Rules<
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
    const isCurrent = state.isShowing && state.currentQueue?.contentId === item.contentId;
    // who presses again what is being read wants to see it, or to hear it again
    if (isCurrent && ['loading', 'ready', 'playing'].includes(state.playerState)) return step(state, shown);
    if (isCurrent && state.playerState === 'paused')
      return step(state, { ...shown, playerState: 'playing' }, { type: 'play' });
    const { audioPlaylistUrl } = INITIAL;
    return begin({ ...state, ...shown, audioQueue: [item], playlistInfo: null, audioPlaylistUrl }, item);
  },

  listenToPlaylist: (state, { url, from }) =>
    step(
      state,
      {
        ...shown,
        ...{ audioQueue: [], currentQueue: null, playlistInfo: null, audioPlaylistUrl: url, startsAt: from },
        ...{ playerState: 'loading', duration: 0, notice: null, announced: '' },
      },
      { type: state.isIntroPlaying ? 'playIntro' : 'pause' },
      { type: 'fetchPlaylist', url },
    ),

  restore: (state, { type: _, ...queue }) => {
    const duration = sourceOf(queue.currentQueue, state.currentSpeakerId)?.duration ?? 0;
    return step(state, { ...queue, duration, isShowing: true, isCollapsing: true });
  },

  push: (state, { items }) => step(state, { audioQueue: [...state.audioQueue, ...fresh(state, items)] }),

  reset: () => step(INITIAL, {}, { type: 'pause' }),

  next: (state) => {
    const isIntroPlaying = false;
    const next = neighbour(state, 1);
    if (next) return begin({ ...state, isIntroPlaying }, next);
    if (!state.currentQueue || state.audioQueue.length > 1) return;
    return step(
      state,
      { isIntroPlaying, playerState: 'loading', awaitsPlaylist: true, notice: null },
      { type: 'pause' },
      { type: 'fetchPlaylist', url: state.audioPlaylistUrl },
    );
  },

  previous: (state, { at }) => {
    const previous = neighbour(state, -1);
    if (previous && at < BEGUN) return begin({ ...state, isIntroPlaying: false }, previous);
    if (!['playing', 'paused', 'stalled'].includes(state.playerState) || state.isIntroPlaying) return;
    return step(state, {}, { type: 'seekTo', seconds: 0 });
  },

  itemFetched: (state, { answer: { state: found, item } }) => {
    const queued = state.audioQueue.find(({ contentId }) => contentId === item.contentId);
    if (!queued) return;
    const isCurrent = state.currentQueue?.contentId === item.contentId;
    const source = sourceOf(queued, state.currentSpeakerId);
    // what is being heard goes on, whatever becomes of it: a story that was changed has the lines of another sound, or none yet
    if (source && !item.sources.some(({ src }) => src === source.src)) return;
    if (found === 'failed')
      return isCurrent && isWanted(state) ? over(state, { kind: 'failed', title: item.title }) : undefined;
    const known = { ...state, audioQueue: state.audioQueue.map((one) => (one === queued ? item : one)) };
    if (!isCurrent) return step(known, {});
    if (found === 'waiting') return step(known, { currentQueue: item, notice: { kind: 'waiting', title: item.title } });
    const read = sourceOf(item, state.currentSpeakerId);
    if (source || !read || state.isIntroPlaying || !isWanted(state)) return step(known, { currentQueue: item });
    const begun: Partial<PlayerState> = {
      currentQueue: item,
      playerState: 'loading',
      duration: read.duration,
      notice: null,
    };
    return step(known, begun, { type: 'load', item, source: read }, { type: 'play' });
  },

  itemMissing: (state, { contentId }) => {
    // what a playlist told is there even when nobody tells more of it
    if (state.currentQueue?.contentId !== contentId || sourceOf(state.currentQueue, 0)) return;
    return isWanted(state) ? over(state, { kind: 'failed', title: titleOf(state) }) : undefined;
  },

  itemDelayed: (state, { contentId }) => {
    if (state.currentQueue?.contentId !== contentId || sourceOf(state.currentQueue, 0)) return;
    if (state.isIntroPlaying || !isWanted(state)) return;
    return step(state, { playerState: 'stalled', notice: { kind: 'offline', title: titleOf(state) } });
  },

  playlistFetched: (state, { playlist: { url, name, items } }) => {
    if (url !== state.audioPlaylistUrl) return;
    const added = fresh(state, items);
    const queue = [...state.audioQueue, ...added];
    const known = { ...state, audioQueue: queue, playlistInfo: { url, name }, startsAt: '' };
    const wanted = queue.find(({ contentId }) => contentId === state.startsAt) ?? queue[0];
    if (!state.currentQueue && wanted) return begin(known, wanted);
    if (state.awaitsPlaylist && added[0])
      return begin(known, added[0], { notice: state.notice, announced: added[0].title });
    if (!state.awaitsPlaylist && state.currentQueue) return step(known, {});
    return step(known, { playerState: 'ended', awaitsPlaylist: false, notice: { kind: 'noMore', title: name } });
  },

  playlistFailed: (state, { url }) => {
    if (url !== state.audioPlaylistUrl || (state.currentQueue && !state.awaitsPlaylist)) return;
    const playerState = state.currentQueue ? 'ended' : 'stalled';
    return step(state, { playerState, awaitsPlaylist: false, notice: { kind: 'noPlaylist', title: '' } });
  },
};

/** A story that has been read for so many seconds is begun again before one goes back to the one before it. */
const BEGUN = 3;
