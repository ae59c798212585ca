import { type CSSProperties, useRef } from 'react';
import { useMediaTime, useSliderText } from '../../../player/media/index.ts';
import type { PlayerController } from '../../../player/video/index.ts';
import styles from './ShortClipPlayer.module.css';

/** A slider that shows the position in the video and seeks. */
export function ProgressSlider({ player, duration }: { player: PlayerController; duration: number }) {
  const at = useMediaTime(player.video);
  const slider = useRef<HTMLInputElement>(null);
  const text = useSliderText(slider, player.video, `วินาทีที่ ${Math.floor(at)} จาก ${Math.round(duration)}`);
  const share = duration > 0 ? Math.min(at / duration, 1) : 0;
  return (
    <input
      ref={slider}
      type="range"
      className={styles.progress}
      min={0}
      max={duration || 1}
      step="any"
      value={duration > 0 ? at : 0}
      onChange={({ target }) => player.seekTo(Number(target.value))}
      aria-label="ตำแหน่งในคลิป"
      aria-valuetext={text}
      style={{ '--share': share } as CSSProperties}
    />
  );
}
