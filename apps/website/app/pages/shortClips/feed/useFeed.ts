import { STATION } from '@sala/station';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { appendItems } from '../../../platform/areas/index.ts';
import { fetchJson } from '../../../platform/requests/index.ts';
import { type ShortClip, toShortClipPath } from '../shortClip.ts';

/** The share of a screen that must be visible for its clip to be the current one. */
const WATCHED_SHARE = 0.6;
/** More clips are requested when only this many follow. */
const MIN_AHEAD_COUNT = 3;
/** After a failure the request is repeated by itself, after this time, until it has failed so often. */
const RETRY_DELAY_MS = 4_000;
const MAX_FAILURES = 3;

export interface Feed {
  clips: ShortClip[];
  /** The index of the current clip. */
  current: number;
  /** False when the reader has scrolled away from the feed. */
  isSeen: boolean;
  /** Scrolls to another clip. */
  go: (index: number) => void;
  more: MoreClips;
}

/** How it stands with the clips that follow the last. */
export interface MoreClips {
  /** True after several failures: nothing repeats the request but the reader. */
  hasFailed: boolean;
  isFetching: boolean;
  again: () => void;
}

/** The feed of short clips: finds the current one, keeps the address up to date, and loads more near the end. */
export function useFeed(screens: RefObject<HTMLElement | null>, first: ShortClip, following: ShortClip[]): Feed {
  const [clips, setClips] = useState(() => [first, ...following]);
  const [{ current, isSeen }, setSeen] = useState({ current: 0, isSeen: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: with more clips there are more screens
  useEffect(() => {
    const all = [...(screens.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.find(({ intersectionRatio }) => intersectionRatio >= WATCHED_SHARE);
        if (visible) setSeen({ current: all.indexOf(visible.target), isSeen: true });
        else
          setSeen((was) =>
            entries.some(({ target }) => target === all[was.current]) ? { ...was, isSeen: false } : was,
          );
      },
      { threshold: WATCHED_SHARE },
    );
    for (const screen of all) observer.observe(screen);
    return () => observer.disconnect();
  }, [screens, clips.length]);

  useAddress(clips[current]);
  const more = useMore(clips, current, setClips);

  const go = useCallback(
    (index: number) => {
      const screen = screens.current?.children[index];
      if (!(screen instanceof HTMLElement)) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      // the page itself must not scroll
      screen.offsetParent?.scrollTo({ top: screen.offsetTop, behavior: isCalm ? 'instant' : 'smooth' });
    },
    [screens],
  );
  return { clips, current, isSeen, go, more };
}

/** Sets the address and the title to those of the current clip, so that a shared address leads to it. */
function useAddress(clip: ShortClip | undefined): void {
  const isFirst = useRef(true);
  const { key, title } = clip ?? {};
  useEffect(() => {
    // the page was loaded with those of the first clip
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst || key === undefined) return;
    history.replaceState(history.state, '', toShortClipPath(key));
    document.title = `${title} | ${STATION.name}`;
  }, [key, title]);
}

/** Requests more clips near the end of the feed, until there are no more. */
function useMore(clips: ShortClip[], current: number, setClips: (clips: ShortClip[]) => void): MoreClips {
  const hasEnded = useRef(false);
  const [isFetching, setFetching] = useState(false);
  const [failures, setFailures] = useState(0);
  const hasFailed = failures >= MAX_FAILURES;
  const fetchMore = useCallback(async () => {
    const last = clips.at(-1);
    if (!last || isFetching) return;
    setFetching(true);
    try {
      const { items } = await fetchJson<'pages/shortClips/nextRoute'>(`${toShortClipPath(last.key)}/next`);
      const all = appendItems({ items: clips }, { items }).items;
      // an answer without new clips is the end of the feed: no more are requested
      hasEnded.current = all.length === clips.length;
      setClips(all);
      setFailures(0);
    } catch {
      setFailures((before) => before + 1);
    }
    setFetching(false);
  }, [clips, isFetching, setClips]);
  useEffect(() => {
    if (hasEnded.current || isFetching || hasFailed || current < clips.length - MIN_AHEAD_COUNT) return;
    // at the last clip nothing else would repeat a failed request
    const wait = setTimeout(fetchMore, failures && RETRY_DELAY_MS);
    return () => clearTimeout(wait);
  }, [clips, current, isFetching, hasFailed, failures, fetchMore]);
  return { hasFailed, isFetching, again: fetchMore };
}
