import { formatClock } from '@sala/thai';
import { useSiteUrl } from '../../../../platform/sharing/index.ts';
import { BACK, CAPTIONS, FORWARD, Icon, IconButton, PAUSE, PLAY, SETTINGS, SHARE } from '../../../media/index.ts';
import { toShareEvent, type VideoSource } from '../../videoSource.ts';
import { AGAIN, EXIT_FULLSCREEN, FULLSCREEN, PICTURE_IN_PICTURE } from '../icons.ts';
import { LiveBar } from '../live/LiveBar.tsx';
import { hasPictureInPicture, togglePictureInPicture } from '../presentation.ts';
import { shareSecond } from '../shareSecond.ts';
import { useFullscreen } from '../useFullscreen.ts';
import { useLivePosition, usePlayer, usePosition } from '../usePlayer.ts';
import styles from './Controls.module.css';
import { LEAP_SECONDS } from './keys.ts';
import { Timeline } from './Timeline.tsx';
import { Volume } from './Volume.tsx';

const PLAY_BUTTON = {
  play: { icon: PLAY, name: 'เล่น (k)' },
  pause: { icon: PAUSE, name: 'หยุดชั่วคราว (k)' },
  again: { icon: AGAIN, name: 'ดูอีกครั้ง (k)' },
};

interface ControlsProps {
  source: VideoSource;
  frame: HTMLElement;
  settingsAreOpen: boolean;
  onSettings(): void;
}

/** The controls of a video. Their names contain the keys that do the same. */
export function Controls({ source, frame, settingsAreOpen, onSettings }: ControlsProps) {
  const { player, state } = usePlayer();
  const siteUrl = useSiteUrl();
  const live = useLivePosition(source.isLive ?? false);
  const isFullscreen = useFullscreen(frame);
  const { video } = player;
  const todo = state.playback.phase === 'ended' && !source.isLive ? 'again' : state.isPaused ? 'play' : 'pause';
  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        {source.isLive && <LiveBar live={live} />}
        <Timeline isLive={source.isLive ?? false} live={live} />
        {!source.isLive && <Time />}
      </div>
      <div className={styles.buttons}>
        <IconButton name={PLAY_BUTTON[todo].name} onPress={() => player.act({ type: 'togglePlay' })}>
          <Icon icon={PLAY_BUTTON[todo].icon} />
        </IconButton>
        <IconButton
          name={`ย้อนกลับ ${LEAP_SECONDS} วินาที (j)`}
          onPress={() => player.act({ type: 'seekBy', seconds: -LEAP_SECONDS })}
          className={styles.leap}
        >
          <Icon icon={BACK} />
          <span aria-hidden="true">{LEAP_SECONDS}</span>
        </IconButton>
        <IconButton
          name={`ข้ามไปข้างหน้า ${LEAP_SECONDS} วินาที (l)`}
          onPress={() => player.act({ type: 'seekBy', seconds: LEAP_SECONDS })}
          className={styles.leap}
        >
          <Icon icon={FORWARD} />
          <span aria-hidden="true">{LEAP_SECONDS}</span>
        </IconButton>
        <Volume />
        <IconButton
          name="คำบรรยาย (c)"
          isOn={state.captions === 'on'}
          aria-disabled={state.captions === 'none'}
          onPress={() => player.act({ type: 'toggleCaptions' })}
        >
          <Icon icon={CAPTIONS} />
        </IconButton>
        <span className={styles.gap} />
        <IconButton
          name={source.isLive ? 'แชร์' : 'แชร์ตั้งแต่วินาทีนี้'}
          className={styles.second}
          event={toShareEvent(source)}
          onPress={async () => player.announce(await shareSecond(source, video.currentTime, siteUrl))}
        >
          <Icon icon={SHARE} />
        </IconButton>
        <IconButton name="การตั้งค่า" onPress={onSettings} aria-expanded={settingsAreOpen} data-settings-button>
          <Icon icon={SETTINGS} />
        </IconButton>
        {hasPictureInPicture(video) && (
          <IconButton name="ดูในหน้าต่างลอย" className={styles.second} onPress={() => togglePictureInPicture(video)}>
            <Icon icon={PICTURE_IN_PICTURE} />
          </IconButton>
        )}
        <IconButton name={isFullscreen ? 'ออกจากเต็มจอ (f)' : 'เต็มจอ (f)'} onPress={player.toggleFullscreen}>
          <Icon icon={isFullscreen ? EXIT_FULLSCREEN : FULLSCREEN} />
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
      {`${formatClock(position)} / ${formatClock(duration)}`}
    </span>
  );
}
