import { formatClock } from '@sala/thai';
import { Icon } from '../../Icon.tsx';
import type { VideoSource } from '../../videoSource.ts';
import { LiveBar } from '../live/LiveBar.tsx';
import { hasPictureInPicture, togglePictureInPicture } from '../presentation.ts';
import { shareSecond } from '../shareSecond.ts';
import { useFullscreen } from '../useFullscreen.ts';
import { useLivePosition, usePlayer, usePosition } from '../usePlayer.ts';
import styles from './Controls.module.css';
import { IconButton } from './IconButton.tsx';
import { LEAP_SECONDS } from './keys.ts';
import { Timeline } from './Timeline.tsx';
import { Volume } from './Volume.tsx';

const PLAY = { play: 'เล่น (k)', pause: 'หยุดชั่วคราว (k)', again: 'ดูอีกครั้ง (k)' };

interface ControlsProps {
  source: VideoSource;
  frame: HTMLElement;
  settingsAreOpen: boolean;
  onSettings(): void;
}

/** What a viewer does with a video. The names tell the keys that do the same. */
export function Controls({ source, frame, settingsAreOpen, onSettings }: ControlsProps) {
  const { player, state } = usePlayer();
  const live = useLivePosition(source.isLive ?? false);
  const isFullscreen = useFullscreen(frame);
  const { video } = player;
  const todo = state.playback.phase === 'ended' && !source.isLive ? 'again' : state.isPaused ? 'play' : 'pause';
  return (
    <div className={styles.controls} data-live={source.isLive}>
      <div className={styles.line}>
        {source.isLive && <LiveBar live={live} />}
        <Timeline live={live} />
        {!source.isLive && <Time />}
      </div>
      <div className={styles.buttons}>
        <IconButton name={PLAY[todo]} onPress={() => player.act({ type: 'togglePlay' })}>
          <Icon name={todo} />
        </IconButton>
        <IconButton
          name={`ย้อนกลับ ${LEAP_SECONDS} วินาที (j)`}
          onPress={() => player.act({ type: 'seekBy', seconds: -LEAP_SECONDS })}
          className={styles.leap}
        >
          <Icon name="back" />
          <span aria-hidden="true">{LEAP_SECONDS}</span>
        </IconButton>
        <IconButton
          name={`ข้ามไปข้างหน้า ${LEAP_SECONDS} วินาที (l)`}
          onPress={() => player.act({ type: 'seekBy', seconds: LEAP_SECONDS })}
          className={styles.leap}
        >
          <Icon name="forward" />
          <span aria-hidden="true">{LEAP_SECONDS}</span>
        </IconButton>
        <Volume />
        <IconButton
          name="คำบรรยาย (c)"
          isOn={state.captions === 'on'}
          disabled={state.captions === 'none'}
          onPress={() => player.act({ type: 'toggleCaptions' })}
        >
          <Icon name="captions" />
        </IconButton>
        <span className={styles.gap} />
        <IconButton
          name={source.isLive ? 'แชร์' : 'แชร์ตั้งแต่วินาทีนี้'}
          className={styles.second}
          event={source.isLive ? 'liveShare' : 'programShare'}
          onPress={async () => player.say(await shareSecond(source, video.currentTime))}
        >
          <Icon name="share" />
        </IconButton>
        <button
          type="button"
          className={styles.press}
          title="การตั้งค่า"
          aria-label="การตั้งค่า"
          aria-expanded={settingsAreOpen}
          onClick={onSettings}
          data-settings-button
        >
          <Icon name="settings" />
        </button>
        {hasPictureInPicture(video) && (
          <IconButton name="ดูในหน้าต่างลอย" className={styles.second} onPress={() => togglePictureInPicture(video)}>
            <Icon name="pictureInPicture" />
          </IconButton>
        )}
        <IconButton name={isFullscreen ? 'ออกจากเต็มจอ (f)' : 'เต็มจอ (f)'} onPress={player.toggleFullscreen}>
          <Icon name={isFullscreen ? 'exitFullscreen' : 'fullscreen'} />
        </IconButton>
      </div>
    </div>
  );
}

function Time() {
  const { duration } = usePlayer().state;
  const position = usePosition();
  return (
    <span className={styles.time} aria-hidden="true">
      {formatClock(position)} / {formatClock(duration)}
    </span>
  );
}
