import { useEffect, useRef, useState } from 'react';
import type { Footage } from '../footage.ts';
import { Overlay } from './Overlay.tsx';
import { operate } from './operate.ts';
import type { Operator } from './operator.ts';
import { askedSecond, placeOf } from './places.ts';
import { toggleFullscreen } from './presentation.ts';
import { OperatorContext } from './useOperator.ts';

interface ScreenProps {
  video: HTMLVideoElement;
  frame: HTMLElement;
  footage: Footage;
  takesFocus: boolean;
}

// who turned a channel's sound on keeps it when they switch to another one
let wasHeard = false;

/** Plays in the element what the page wants to be played, under our controls. */
export function Screen({ video, frame, footage, takesFocus }: ScreenProps) {
  const [operator, setOperator] = useState<Operator | null>(null);
  const opened = useRef<Footage | null>(null);
  const shown = useRef(footage);
  shown.current = footage;
  useEffect(() => {
    const made = operate(video, { toggleFullscreen: () => toggleFullscreen(frame, video) });
    setOperator(made);
    return () => {
      wasHeard = (opened.current?.isLive ?? false) && !video.muted;
      opened.current = null;
      made.close();
    };
  }, [video, frame]);

  // another film, or the same one from elsewhere: what else the page says of it only changes its name
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two make it another one
  useEffect(() => {
    if (!operator) return;
    const before = opened.current;
    const now = shown.current;
    opened.current = now;
    if (before === null && now.isLive) video.muted = !wasHeard;
    operator.open(now, startOf(now, before));
    operator.play();
  }, [operator, footage.id, footage.src]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a channel is called changes with its programme
  useEffect(() => {
    if (opened.current?.id === footage.id) operator?.rename(footage);
  }, [footage.title]);

  if (!operator) return null;
  return (
    <OperatorContext value={operator}>
      <Overlay footage={footage} frame={frame} takesFocus={takesFocus} />
    </OperatorContext>
  );
}

/** Where it begins, in seconds: where the address says, where the viewer stopped, or where the source itself says. */
function startOf({ id, isLive, durationSeconds }: Footage, before: Footage | null): number | null {
  if (isLive) return null;
  const asked = before === null ? askedSecond(location.search, durationSeconds) : null;
  return asked ?? placeOf(id) ?? null;
}
