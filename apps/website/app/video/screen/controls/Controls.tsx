import { clock } from '@sala/thai';
import type { Footage } from '../../footage.ts';
import { Icon } from '../../Icon.tsx';
import { LiveBar } from '../live/LiveBar.tsx';
import { hasPictureInPicture, togglePictureInPicture } from '../presentation.ts';
import { shareSecond } from '../shareSecond.ts';
import { useFullscreen } from '../useFullscreen.ts';
import { useLivePlace, useOperator, usePosition } from '../useOperator.ts';
import styles from './Controls.module.css';
import { LEAP } from './keys.ts';
import { Press } from './Press.tsx';
import { Timeline } from './Timeline.tsx';
import { Volume } from './Volume.tsx';

const PLAY = { play: 'เล่น (k)', pause: 'หยุดชั่วคราว (k)', again: 'ดูอีกครั้ง (k)' };

interface ControlsProps {
  footage: Footage;
  frame: HTMLElement;
  settingsAreOpen: boolean;
  onSettings(): void;
}

/** What a viewer does with a film. The names tell the keys that do the same. */
export function Controls({ footage, frame, settingsAreOpen, onSettings }: ControlsProps) {
  const { operator, state } = useOperator();
  const live = useLivePlace(footage.isLive ?? false);
  const isFullscreen = useFullscreen(frame);
  const { video } = operator;
  const todo = state.playback.phase === 'ended' && !footage.isLive ? 'again' : state.isPaused ? 'play' : 'pause';
  return (
    <div className={styles.controls} data-live={footage.isLive}>
      <div className={styles.line}>
        {footage.isLive && <LiveBar live={live} />}
        <Timeline live={live} />
        {!footage.isLive && <Time />}
      </div>
      <div className={styles.buttons}>
        <Press name={PLAY[todo]} onPress={() => operator.act({ type: 'togglePlay' })}>
          <Icon name={todo} />
        </Press>
        <Press
          name={`ย้อนกลับ ${LEAP} วินาที (j)`}
          onPress={() => operator.act({ type: 'seekBy', seconds: -LEAP })}
          className={styles.leap}
        >
          <Icon name="back" />
          <span aria-hidden="true">{LEAP}</span>
        </Press>
        <Press
          name={`ข้ามไปข้างหน้า ${LEAP} วินาที (l)`}
          onPress={() => operator.act({ type: 'seekBy', seconds: LEAP })}
          className={styles.leap}
        >
          <Icon name="forward" />
          <span aria-hidden="true">{LEAP}</span>
        </Press>
        <Volume />
        <Press
          name="คำบรรยาย (c)"
          isOn={state.captions === 'on'}
          disabled={state.captions === 'none'}
          onPress={() => operator.act({ type: 'toggleCaptions' })}
        >
          <Icon name="captions" />
        </Press>
        <span className={styles.gap} />
        <Press
          name={footage.isLive ? 'แชร์' : 'แชร์ตั้งแต่วินาทีนี้'}
          className={styles.second}
          event={footage.isLive ? 'liveShare' : 'programShare'}
          onPress={async () => operator.say(await shareSecond(footage, video.currentTime))}
        >
          <Icon name="share" />
        </Press>
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
          <Press name="ดูในหน้าต่างลอย" className={styles.second} onPress={() => togglePictureInPicture(video)}>
            <Icon name="pictureInPicture" />
          </Press>
        )}
        <Press name={isFullscreen ? 'ออกจากเต็มจอ (f)' : 'เต็มจอ (f)'} onPress={operator.toggleFullscreen}>
          <Icon name={isFullscreen ? 'exitFullscreen' : 'fullscreen'} />
        </Press>
      </div>
    </div>
  );
}

function Time() {
  const { duration } = useOperator().state;
  const position = usePosition();
  return (
    <span className={styles.time} aria-hidden="true">
      {clock(position)} / {clock(duration)}
    </span>
  );
}
