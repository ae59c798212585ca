import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { LivePlace } from './live/liveStatus.ts';
import type { Operator, Screening } from './operator.ts';

export const OperatorContext = createContext<Operator | null>(null);

/** Who does what the controls say, and what became of it. */
export function useOperator(): { operator: Operator; state: Screening } {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('no film is open');
  return { operator, state: useSyncExternalStore(operator.subscribe, operator.state) };
}

const TICKS = ['timeupdate', 'seeking', 'emptied', 'progress'];

/** Where the picture is, in seconds. */
export function usePosition(): number {
  const { video } = useOperator().operator;
  return useSyncExternalStore(
    (listener) => {
      for (const type of TICKS) video.addEventListener(type, listener);
      return () => {
        for (const type of TICKS) video.removeEventListener(type, listener);
      };
    },
    () => video.currentTime,
  );
}

/** Where one is in a channel, by the second: it goes on while the picture stands. Null for a film. */
export function useLivePlace(isLive: boolean): LivePlace | null {
  const { operator } = useOperator();
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isLive) return;
    const ticking = setInterval(() => tick((ticks) => ticks + 1), 1000);
    return () => clearInterval(ticking);
  }, [isLive]);
  return isLive ? operator.live() : null;
}
