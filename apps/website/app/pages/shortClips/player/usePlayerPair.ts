import { type RefObject, useEffect, useState } from 'react';
import { countPlayLater } from '../../../platform/views/index.ts';
import {
  loadPlayback,
  type PlaybackModule,
  type PlayerController,
  readConnection,
} from '../../../player/video/index.ts';
import type { Feed } from '../feed/useFeed.ts';
import type { ShortClip } from '../shortClip.ts';
import { createPlayerPair, type PlayerPair } from './createPlayerPair.ts';
import { choosePrefetch, shouldPrefetchNext } from './prefetch.ts';
import { usePageVisible } from './usePageVisible.ts';

export interface PlayerPairControls {
  /** The module that draws captions and finds messages; null until it is loaded. */
  playback: PlaybackModule | null;
  /** The player of the current clip; null while there is none. */
  player: PlayerController | null;
  hasFailed: boolean;
  togglePlay: () => void;
  toggleMute: () => void;
  toggleCaptions: () => void;
  /** Loads the player again after a failure. */
  again: () => void;
}

/** Videos start automatically, muted, unless the reader prefers reduced motion or saves data. */
const shouldAutoplay = () => !readConnection().saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays the current clip of the feed, and no other. */
export function usePlayerPair(
  { clips, current, isSeen }: Feed,
  screens: RefObject<HTMLElement | null>,
): PlayerPairControls {
  const { playback, pair, hasFailed, again } = useLoadedPair();
  // an object for each clip: every second clip has the same player
  const [opened, setOpened] = useState<{ player: PlayerController } | null>(null);
  const player = opened?.player ?? null;
  const [isMuted, setMuted] = useState(true);
  const [isWanted, setWanted] = useState(false);
  const isPageVisible = usePageVisible();
  const clip = clips[current];
  const mayPlay = isWanted && isSeen && isPageVisible;

  useEffect(() => {
    const place = findPlayerPlace(screens.current, current);
    setOpened(pair && clip?.src && place ? { player: pair.at(current, clip, place) } : null);
    if (clip) setWanted((was) => was || shouldAutoplay());
  }, [pair, clip, current, screens]);

  useEffect(() => {
    if (!opened || !mayPlay) return;
    const { player } = opened;
    player.play();
    return () => player.pause();
  }, [opened, mayPlay]);

  useCountedPlay(player, clip);
  usePrefetch({ pair, player, clips, current, screens });

  return {
    playback,
    player,
    hasFailed,
    togglePlay() {
      if (!player) return;
      const { isPaused } = player.state();
      setWanted(isPaused);
      if (isPaused) player.play();
      else player.pause();
    },
    toggleMute() {
      setMuted(!isMuted);
      pair?.both((one) => one.setMuted(!isMuted));
    },
    toggleCaptions() {
      const isCaptioned = player?.state().captions !== 'on';
      pair?.both((one) => one.set({ isCaptioned }));
    },
    again,
  };
}

/** Loads the two players; `again` loads them once more after a failure. */
function useLoadedPair() {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ playback: PlaybackModule | null; pair: PlayerPair | null }>({
    playback: null,
    pair: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it once more
  useEffect(() => {
    let created: PlayerPair | null = null;
    let isGone = false;
    loadPlayback().then(
      (playback) => {
        if (isGone) return;
        created = createPlayerPair(playback);
        setLoaded({ playback, pair: created });
      },
      () => setFailed(!isGone),
    );
    return () => {
      isGone = true;
      created?.close();
    };
  }, [attempt]);
  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { ...loaded, hasFailed, again };
}

/** Counts that a clip is played, once for each time that it is opened. */
function useCountedPlay(player: PlayerController | null, clip: ShortClip | undefined): void {
  useEffect(() => {
    if (!player || !clip) return;
    const { key, categoryId, programId } = clip;
    const count = () => countPlayLater({ kind: 'stories', videoKey: key, categoryId, programId });
    player.video.addEventListener('playing', count, { once: true });
    return () => player.video.removeEventListener('playing', count);
  }, [player, clip]);
}

interface Prefetch {
  pair: PlayerPair | null;
  /** The player of the current clip. */
  player: PlayerController | null;
  clips: ShortClip[];
  current: number;
  screens: RefObject<HTMLElement | null>;
}

/** Opens the next clip in the other player once the current one has loaded enough. */
function usePrefetch({ pair, player, clips, current, screens }: Prefetch): void {
  const next = clips[current + 1];
  useEffect(() => {
    const place = findPlayerPlace(screens.current, current + 1);
    if (!pair || !player || !next?.src || !place) return;
    const ahead = choosePrefetch(readConnection());
    const watch = () => {
      if (shouldPrefetchNext(ahead, player.video)) pair.at(current + 1, next, place);
    };
    const events = ['playing', 'progress', 'canplaythrough'];
    for (const type of events) player.video.addEventListener(type, watch);
    return () => {
      for (const type of events) player.video.removeEventListener(type, watch);
    };
  }, [pair, player, next, current, screens]);
}

/** The element on a clip's screen that holds its video. */
const findPlayerPlace = (screens: HTMLElement | null, index: number): Element | null =>
  screens?.children[index]?.querySelector('[data-film]') ?? null;
