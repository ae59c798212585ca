import { formatClock, formatSpokenDuration } from '@sala/thai';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { useDraggedSeconds, useSliderText } from '../../../media/index.ts';
import { formatBehind, formatWallClock, type LivePosition, toLiveStatus } from '../live/liveStatus.ts';
import { usePlayer, usePosition } from '../usePlayer.ts';
import { Preview } from './Preview.tsx';
import styles from './Timeline.module.css';

/**
 * The timeline: the position, the loaded parts, and a slider for seeking; for a channel the airings in its window, by
 * the time of day.
 */
export function Timeline({ isLive, live }: { isLive: boolean; live: LivePosition | null }) {
  const { player, state } = usePlayer();
  const position = usePosition();
  const { dragged, handlers } = useDraggedSeconds(player.seekTo);
  const slider = useRef<HTMLInputElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [hasKeys, setHasKeys] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [from, to] = live ? [live.from, live.to] : [0, state.duration];
  // a channel begins at its end, so that the knob does not cross the screen once the position and the length are known
  const current = isLive && !state.playback.hasBegun ? to : position;
  const seconds = Math.min(Math.max(dragged ?? current, from), to);
  const toShare = (place: number) =>
    Math.min(Math.max(to > from ? (place - from) / (to - from) : Number(isLive), 0), 1) * 100;
  const formatPosition = (place: number) => (live ? onTheWall(live, place) : formatClock(place));
  const text = useSliderText(
    slider,
    player.video,
    live
      ? `${formatPosition(seconds)} ${placeInWords(live)}`
      : `${formatSpokenDuration(seconds)} จาก ${formatSpokenDuration(to)}`,
  );

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(from + ((clientX - left) / width) * (to - from));
  };
  const looked = dragged ?? pointed ?? (hasKeys ? seconds : null);
  const previewed = Math.min(Math.max(looked ?? from, from), to);
  // keeps the preview's picture loaded for the next time
  if (looked !== null && !isUsed) setUsed(true);

  return (
    <div className={styles.timeline} onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <div className={styles.rail}>
        {listBuffered(player.video).map(([start, end]) => (
          <span
            key={start}
            className={styles.buffered}
            style={{ left: `${toShare(start)}%`, width: `${toShare(end) - toShare(start)}%` }}
          />
        ))}
        <span className={styles.played} style={{ width: `${toShare(seconds)}%` }} />
      </div>
      <span className={styles.knob} style={{ left: `${toShare(seconds)}%` }} />
      <input
        ref={slider}
        type="range"
        min={Math.floor(from)}
        max={Math.max(Math.floor(from) + 1, Math.floor(to))}
        value={Math.floor(seconds)}
        aria-disabled={to <= from}
        aria-label="ตำแหน่งในวิดีโอ"
        aria-valuetext={text}
        onKeyUp={() => setHasKeys(true)}
        onBlur={() => setHasKeys(false)}
        {...handlers}
        onPointerDown={() => {
          handlers.onPointerDown();
          setHasKeys(false);
        }}
      />
      {isUsed && to > from && (
        <span
          className={styles.pointed}
          data-shown={looked !== null}
          style={{ '--at': `${toShare(previewed)}%` } as CSSProperties}
          aria-hidden="true"
        >
          {!live && <Preview second={Math.floor(previewed)} />}
          <span>{formatPosition(previewed)}</span>
        </span>
      )}
    </div>
  );
}

const onTheWall = (live: LivePosition, place: number) =>
  live.zeroAt === null ? `−${formatClock(live.to - place)}` : `${formatWallClock(live.zeroAt + place * 1000)} น.`;

function placeInWords(live: LivePosition): string {
  const { isLive, behind } = toLiveStatus(live);
  return isLive ? 'สด' : formatBehind(behind);
}

/** The loaded parts, as spans of seconds. */
function listBuffered({ buffered: ranges }: HTMLVideoElement): [number, number][] {
  return Array.from({ length: ranges.length }, (_, index) => [ranges.start(index), ranges.end(index)]);
}
