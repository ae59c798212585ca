import { type RefObject, useEffect, useState } from 'react';
import { connection, loadScreen, type Operator, type Screen } from '../../video/index.ts';
import { countWatched } from '../../views/index.ts';
import type { Feed } from '../feed/useFeed.ts';
import { createPlayerPair, type PlayerPair } from './createPlayerPair.ts';
import { choosePrefetch, shouldPrefetchNext } from './prefetch.ts';
import { usePageVisible } from './usePageVisible.ts';

export interface PlayerPairControls {
  /** What draws captions and finds words; null until it is loaded. */
  screen: Screen | null;
  /** The film that is seen; null while there is none. */
  film: Operator | null;
  hasFailed: boolean;
  togglePlay: () => void;
  toggleMute: () => void;
  toggleCaptions: () => void;
  /** Loads the player once more. */
  again: () => void;
}

/** Moving pictures begin by themselves, without sound, except for who wants none or pays for every byte. */
const beginsByItself = () => !connection().saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays the clip of a feed that is seen, and no other. */
export function usePlayerPair(
  { clips, current, isSeen }: Feed,
  screens: RefObject<HTMLElement | null>,
): PlayerPairControls {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [{ screen, pair }, setLoaded] = useState<{ screen: Screen | null; pair: PlayerPair | null }>({
    screen: null,
    pair: null,
  });
  const [film, setFilm] = useState<Operator | null>(null);
  const [isMuted, setMuted] = useState(true);
  const [isWanted, setWanted] = useState(false);
  const isPageVisible = usePageVisible();
  const clip = clips[current];
  const next = clips[current + 1];
  const mayPlay = isWanted && isSeen && isPageVisible;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it once more
  useEffect(() => {
    let made: PlayerPair | null = null;
    let isGone = false;
    loadScreen().then(
      (loaded) => {
        if (isGone) return;
        made = createPlayerPair(loaded);
        setLoaded({ screen: loaded, pair: made });
      },
      () => setFailed(!isGone),
    );
    return () => {
      isGone = true;
      made?.close();
    };
  }, [attempt]);

  useEffect(() => {
    const place = filmPlace(screens.current, current);
    setFilm(pair && clip?.src && place ? pair.at(current, clip, place) : null);
    if (clip) setWanted((was) => was || beginsByItself());
  }, [pair, clip, current, screens]);

  useEffect(() => {
    if (!film || !mayPlay) return;
    film.play();
    return () => film.pause();
  }, [film, mayPlay]);

  useEffect(() => {
    if (!film || !clip) return;
    const { key, categoryId, programId } = clip;
    const count = () => countWatched({ kind: 'stories', videoKey: key, categoryId, programId });
    film.video.addEventListener('playing', count, { once: true });
    return () => film.video.removeEventListener('playing', count);
  }, [film, clip]);

  useEffect(() => {
    const place = filmPlace(screens.current, current + 1);
    if (!pair || !film || !next?.src || !place) return;
    const ahead = choosePrefetch(connection());
    const watch = () => {
      if (shouldPrefetchNext(ahead, film.video)) pair.at(current + 1, next, place);
    };
    const events = ['playing', 'progress', 'canplaythrough'];
    for (const type of events) film.video.addEventListener(type, watch);
    return () => {
      for (const type of events) film.video.removeEventListener(type, watch);
    };
  }, [pair, film, next, current, screens]);

  return {
    screen,
    film,
    hasFailed,
    togglePlay() {
      if (!film) return;
      const { isPaused } = film.state();
      setWanted(isPaused);
      if (isPaused) film.play();
      else film.pause();
    },
    toggleMute() {
      setMuted(!isMuted);
      pair?.both((one) => one.setMuted(!isMuted));
    },
    toggleCaptions() {
      const isCaptioned = film?.state().captions !== 'on';
      pair?.both((one) => one.set({ isCaptioned }));
    },
    again() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}

/** Where on its screen a clip's film is laid. */
const filmPlace = (screens: HTMLElement | null, index: number): Element | null =>
  screens?.children[index]?.querySelector('[data-film]') ?? null;
