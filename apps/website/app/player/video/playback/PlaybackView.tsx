import { useEffect, useRef, useState } from 'react';
import type { VideoSource } from '../videoSource.ts';
import { createPlayerController } from './createPlayerController.ts';
import { Overlay } from './Overlay.tsx';
import { parseStartSecond } from './parseStartSecond.ts';
import type { PlayerController } from './playerController.ts';
import { toggleFullscreen } from './presentation.ts';
import { findResumePosition } from './resumePositions.ts';
import { PlayerContext } from './usePlayer.ts';

interface PlaybackViewProps {
  video: HTMLVideoElement;
  frame: HTMLElement;
  source: VideoSource;
}

// a viewer who has turned on the sound of a channel keeps it when switching to another
let wasHeard = false;

/** Plays the page's video source in the element, with our controls. */
export function PlaybackView({ video, frame, source }: PlaybackViewProps) {
  // a channel begins by itself: the focus moves only when it is on the button that is replaced
  const [hadFocus] = useState(() => frame.contains(document.activeElement));
  const [player, setPlayer] = useState<PlayerController | null>(null);
  const opened = useRef<VideoSource | null>(null);
  const latestSource = useRef(source);
  latestSource.current = source;
  useEffect(() => {
    const created = createPlayerController(video, { toggleFullscreen: () => toggleFullscreen(frame, video) });
    setPlayer(created);
    return () => {
      wasHeard = (opened.current?.isLive ?? false) && !video.muted;
      opened.current = null;
      created.close();
    };
  }, [video, frame]);

  // only another id or address opens the source again; other changes of it rename it
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two identify the source
  useEffect(() => {
    if (!player) return;
    const before = opened.current;
    const now = latestSource.current;
    opened.current = now;
    if (before === null && now.isLive) video.muted = !wasHeard;
    player.open(now, findStart(now, before));
    player.play();
  }, [player, source.id, source.src]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name of a channel changes with its programme
  useEffect(() => {
    if (opened.current?.id === source.id) player?.rename(source);
  }, [source.title]);

  if (!player) return null;
  return (
    <PlayerContext value={player}>
      <Overlay source={source} frame={frame} takesFocus={hadFocus || !source.isLive} />
    </PlayerContext>
  );
}

/** Where it begins, in seconds: where the address says, where the viewer stopped, or where the source itself says. */
function findStart({ id, isLive, durationSeconds }: VideoSource, before: VideoSource | null): number | null {
  if (isLive) return null;
  const requested = before === null ? parseStartSecond(location.search, durationSeconds) : null;
  return requested ?? findResumePosition(id) ?? null;
}
