import type { AudioItem } from '@sala/contracts';
import { type Effect, type Step, toStep } from '../playerEvents.ts';
import { findNeighbour, findSource, type Notice, type PlayerState } from '../playerState.ts';

// Starting and finishing articles: what the rules of several events share.

/** True when nothing plays, or will play, before the reader presses play. */
export const isStopped = ({ isShowing, playerState }: PlayerState): boolean =>
  !isShowing || ['paused', 'stalled', 'ended'].includes(playerState);

/** An article becomes the current one: it is read as soon as the intro is over and its sound is known. */
export function startArticle(state: PlayerState, item: AudioItem, changes: Partial<PlayerState> = {}): Step {
  const source = findSource(item, state.currentSpeakerId);
  const effects: Effect[] = [];
  if (state.isIntroPlaying) effects.push({ type: 'playIntro' });
  else if (source) effects.push({ type: 'load', item, source }, { type: 'play' });
  // the last article must not sound while this one is fetched
  else effects.push({ type: 'pause' });
  // fetched because the listener may want to read along
  if (!source?.highlightTexts.length) effects.push({ type: 'fetchItem', item });
  const begun = { currentQueue: item, playerState: 'loading', duration: source?.duration ?? 0 } as const;
  return toStep(state, { ...begun, notice: null, announced: '', awaitsPlaylist: false, ...changes }, ...effects);
}

/** An article has ended, or cannot be read (SPEC 4.3-11 to 4.3-14). */
export function finishArticle(state: PlayerState, notice: Notice | null = null): Step {
  const { audioQueue, currentQueue, isAutoplayNextNews, sleep, audioPlaylistUrl } = state;
  const ended: Partial<PlayerState> = { playerState: 'ended', notice, announced: '', awaitsPlaylist: false };
  const finished: Effect[] = currentQueue && !notice ? [{ type: 'heard', contentId: currentQueue.contentId }] : [];
  if (sleep === 'article') return toStep(state, { ...ended, sleep: 'off' }, ...finished);
  if (audioQueue.length <= 1)
    return toStep(state, { ...ended, awaitsPlaylist: isAutoplayNextNews }, ...finished, {
      type: 'fetchPlaylist',
      url: audioPlaylistUrl,
    });
  const next = findNeighbour(state, 1);
  if (!next || !isAutoplayNextNews) return toStep(state, ended, ...finished);
  const begun = startArticle(state, next, { notice, announced: next.title });
  return { ...begun, effects: [...finished, ...begun.effects] };
}

/**
 * The file of an article is missing: the article is fetched again, because after a change it has another file, and
 * skipped when it has not.
 */
export function handleMissingSound(state: PlayerState): Step {
  const { currentQueue, currentSpeakerId, missingSrc } = state;
  const src = findSource(currentQueue, currentSpeakerId)?.src;
  if (!currentQueue || !src || src === missingSrc)
    return finishArticle(state, { kind: 'missing', title: currentQueue?.title ?? '' });
  const unread = { ...currentQueue, sources: [] };
  const audioQueue = state.audioQueue.map((one) => (one.contentId === unread.contentId ? unread : one));
  const changes = { currentQueue: unread, audioQueue, missingSrc: src, playerState: 'loading' } as const;
  return toStep(state, changes, { type: 'fetchItem', item: unread });
}

/**
 * The intro is over: the current article begins (SPEC 4.3-12), or its playlist is waited for, unless that has failed
 * meanwhile.
 */
export function finishIntro(state: PlayerState): Step {
  const afterIntro = { ...state, isIntroPlaying: false };
  if (state.currentQueue) return startArticle(afterIntro, state.currentQueue);
  return toStep(afterIntro, { playerState: isStopped(state) ? state.playerState : 'loading' });
}
