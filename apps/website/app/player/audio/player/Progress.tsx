import { formatClock, formatSpokenDuration } from '@sala/thai';
import { useId, useMemo, useRef } from 'react';
import { useDraggedSeconds, useSliderText } from '../../media/index.ts';
import { findSource } from '../playback/playerState.ts';
import styles from './Progress.module.css';
import { usePlayer, usePosition } from './usePlayer.ts';
import { BAR_COUNT, toWaveform } from './waveform.ts';

/** In units of the picture: a bar and the gap after it, and the height of the highest. */
const BAR = 4;
const HEIGHT = 28;

function toBarsPath(shares: number[]): string {
  return shares
    .map((share, bar) => `M${bar * BAR + 1.5} ${HEIGHT / 2 - (share * HEIGHT) / 2 + 1}v${share * HEIGHT - 2}`)
    .join('');
}

/** The position in the article, and the slider that changes it. */
export function Progress() {
  const { state, audio, send } = usePlayer();
  const position = usePosition();
  const { dragged, handlers } = useDraggedSeconds((at) => send({ type: 'seekTo', seconds: at }));
  const clip = useId();
  const slider = useRef<HTMLInputElement>(null);
  const { duration, currentQueue, currentSpeakerId, isIntroPlaying } = state;
  const lines = findSource(currentQueue, currentSpeakerId)?.highlightTexts;
  // memoized, because computing the bars of a long article every second would be too much work
  const bars = useMemo(() => toBarsPath(toWaveform(lines ?? [], duration)), [lines, duration]);
  const seconds = Math.min(dragged ?? position, duration);
  const text = useSliderText(slider, audio, `${formatSpokenDuration(seconds)} จาก ${formatSpokenDuration(duration)}`);

  return (
    <div className={styles.progress}>
      <div className={styles.track}>
        <svg viewBox={`0 0 ${BAR_COUNT * BAR} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id={clip}>
            <rect width={duration > 0 ? (seconds / duration) * BAR_COUNT * BAR : 0} height={HEIGHT} />
          </clipPath>
          <path d={bars} />
          <path d={bars} clipPath={`url(#${clip})`} className={styles.played} />
        </svg>
        <input
          ref={slider}
          type="range"
          min={0}
          max={Math.max(1, Math.floor(duration))}
          value={Math.floor(seconds)}
          aria-disabled={isIntroPlaying || duration === 0}
          aria-label="ตำแหน่งที่ฟัง"
          aria-valuetext={text}
          {...handlers}
        />
      </div>
      <p className={styles.clock}>
        <span>{formatClock(seconds)}</span>
        <span>{formatClock(duration)}</span>
      </p>
    </div>
  );
}
