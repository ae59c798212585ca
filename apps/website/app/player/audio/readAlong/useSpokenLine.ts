import type { HighlightText } from '@sala/contracts';
import { useEffect, useEffectEvent } from 'react';
import { findLineAt } from './findLineAt.ts';

/** Calls `onLine` when another line is spoken, by the position of the sound: right at every speed and after seeking. */
export function useSpokenLine(
  audio: HTMLMediaElement,
  lines: readonly HighlightText[],
  onLine: (index: number) => void,
): void {
  const notify = useEffectEvent(onLine);
  useEffect(() => {
    let lastLine: number | null = null;
    let frame = 0;
    const look = () => {
      const line = findLineAt(lines, audio.currentTime);
      if (line !== lastLine) notify(line);
      lastLine = line;
    };
    // the events of the clock come four times a second, a quarter of a second late
    const watch = () => {
      cancelAnimationFrame(frame);
      look();
      if (!audio.paused) frame = requestAnimationFrame(watch);
    };
    const events = ['play', 'pause', 'seeking', 'timeupdate'] as const;
    for (const event of events) audio.addEventListener(event, watch);
    watch();
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) audio.removeEventListener(event, watch);
    };
  }, [audio, lines]);
}
