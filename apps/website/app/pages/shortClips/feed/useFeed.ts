import { STATION } from '@sala/station';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { appendItems } from '../../../platform/areas/index.ts';
import { type ShortClip, toShortClipPath } from '../shortClip.ts';

/** How much of a screen is seen when it is the one that is watched. */
const WATCHED_SHARE = 0.6;
/** More clips are requested when so few are left. */
const MIN_AHEAD_COUNT = 3;
/** After so many milliseconds it is asked once more when nothing came. */
const RETRY_DELAY_MS = 4_000;

export interface Feed {
  clips: ShortClip[];
  /** Which of them is watched. */
  current: number;
  /** Whether it can be seen, or the reader has scrolled away from it. */
  isSeen: boolean;
  /** Leads to another one. */
  go: (index: number) => void;
}

/** The feed of short clips whose screens stand in a list: which is seen, its address, and more as one goes. */
export function useFeed(screens: RefObject<HTMLElement | null>, first: ShortClip, following: ShortClip[]): Feed {
  const [clips, setClips] = useState(() => [first, ...following]);
  const [{ current, isSeen }, setSeen] = useState({ current: 0, isSeen: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: with more clips there are more screens
  useEffect(() => {
    const all = [...(screens.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ intersectionRatio }) => intersectionRatio >= WATCHED_SHARE);
        if (seen) setSeen({ current: all.indexOf(seen.target), isSeen: true });
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
  useMore(clips, current, setClips);

  const go = useCallback(
    (index: number) => {
      const screen = screens.current?.children[index];
      if (!(screen instanceof HTMLElement)) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      // within the feed: the page stays where it is
      screen.offsetParent?.scrollTo({ top: screen.offsetTop, behavior: isCalm ? 'instant' : 'smooth' });
    },
    [screens],
  );
  return { clips, current, isSeen, go };
}

/** The address and the title are those of the clip that is watched: what is passed on is what is seen. */
function useAddress(clip: ShortClip | undefined): void {
  const isFirst = useRef(true);
  const { key, title } = clip ?? {};
  useEffect(() => {
    // those of the first clip are in the page already
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst || key === undefined) return;
    history.replaceState(history.state, '', toShortClipPath(key));
    document.title = `${title} | ${STATION.name}`;
  }, [key, title]);
}

/** Near the end of the feed asks for those that follow, until there are no others. */
function useMore(clips: ShortClip[], current: number, setClips: (clips: ShortClip[]) => void): void {
  const isAsking = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once more
  useEffect(() => {
    const last = clips.at(-1);
    if (!last || isAsking.current || current < clips.length - MIN_AHEAD_COUNT) return;
    isAsking.current = true;
    fetch(`${toShortClipPath(last.key)}/next`)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(({ items }: { items: ShortClip[] }) => {
        const all = appendItems({ items: clips }, { items }).items;
        // nothing new means that the feed has ended: nothing is requested any more
        isAsking.current = all.length === clips.length;
        setClips(all);
      })
      .catch(() => {
        // after a failure at the last clip nothing else would try again
        isAsking.current = false;
        clearTimeout(wait.current);
        wait.current = setTimeout(() => setAttempt((before) => before + 1), RETRY_DELAY_MS);
      });
  }, [clips, current, setClips, attempt]);
}
