import { useSyncExternalStore } from 'react';
import { useNow } from '../../../platform/clock/index.ts';
import { CAPTIONS, Icon, IconButton, MUTED, PAUSE, PLAY, SHARE, SOUND } from '../../../player/media/index.ts';
import type { PlaybackModule, PlayerController } from '../../../player/video/index.ts';
import { ProgressSlider } from './ProgressSlider.tsx';
import styles from './ShortClipPlayer.module.css';
import type { PlayerPairControls } from './usePlayerPair.ts';

interface PlayerOverlayProps {
  player: PlayerController;
  playback: PlaybackModule;
  players: PlayerPairControls;
  share: () => void;
}

/** The overlay of the current video: captions, progress and buttons, and a message while there is no picture. */
export function PlayerOverlay({
  player,
  playback: { Captions, readCaptionStyle, describePlayback },
  players,
  share,
}: PlayerOverlayProps) {
  const { playback, isPaused, isMuted, captions, duration } = useSyncExternalStore(player.subscribe, player.state);
  const words = describePlayback(playback, false, useNow());
  const isStill = isPaused && !playback.trouble;
  return (
    <>
      <div className={styles.captions}>
        <Captions video={player.video} style={readCaptionStyle()} />
      </div>
      {isStill && (
        <span className={styles.sign}>
          <Icon icon={PLAY} size={40} />
        </span>
      )}
      {/* always there: screen readers announce what is added to a live region, not one that comes with its text */}
      <div role="status">
        {words && !isStill && (
          <div className={styles.message}>
            <p>{words.title}</p>
            {words.text && <p className={styles.why}>{words.text}</p>}
            {words.action && (
              <button type="button" onClick={player.again}>
                {words.actionLabel}
              </button>
            )}
          </div>
        )}
      </div>
      <div className={styles.sound}>
        <IconButton name={isMuted ? 'เปิดเสียง' : 'ปิดเสียง'} onPress={players.toggleMute}>
          <Icon icon={isMuted ? MUTED : SOUND} />
          {isMuted && <span className={styles.word}>เปิดเสียง</span>}
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons with a name, not of a form */}
      <div className={styles.buttons} role="group" aria-label="ควบคุมคลิป">
        <IconButton name={isPaused ? 'เล่น' : 'หยุดชั่วคราว'} onPress={players.togglePlay}>
          <Icon icon={isPaused ? PLAY : PAUSE} />
        </IconButton>
        {captions !== 'none' && (
          <IconButton name="คำบรรยาย" onPress={players.toggleCaptions} isOn={captions === 'on'}>
            <Icon icon={CAPTIONS} />
          </IconButton>
        )}
        <IconButton name="แชร์คลิปนี้" onPress={share} event="programShare">
          <Icon icon={SHARE} />
        </IconButton>
      </div>
      <ProgressSlider player={player} duration={duration} />
    </>
  );
}
