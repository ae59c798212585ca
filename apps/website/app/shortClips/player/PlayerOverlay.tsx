import { useSyncExternalStore } from 'react';
import { useNow } from '../../clock/index.ts';
import { Icon, type Operator, type Screen } from '../../video/index.ts';
import { Press } from './Press.tsx';
import { ProgressSlider } from './ProgressSlider.tsx';
import styles from './ShortClipPlayer.module.css';
import type { PlayerPairControls } from './usePlayerPair.ts';

interface PlayerOverlayProps {
  film: Operator;
  screen: Screen;
  films: PlayerPairControls;
  share: () => void;
}

/** What becomes of the film that is seen: its captions, how far it is, its buttons, and what is to be said when there is no picture. */
export function PlayerOverlay({
  film,
  screen: { Captions, keptCaptionStyle, wordsOf },
  films,
  share,
}: PlayerOverlayProps) {
  const { playback, isPaused, isMuted, captions, duration } = useSyncExternalStore(film.subscribe, film.state);
  const words = wordsOf(playback, false, useNow());
  const isStill = isPaused && !playback.trouble;
  return (
    <>
      <div className={styles.captions}>
        <Captions video={film.video} style={keptCaptionStyle()} />
      </div>
      {isStill && (
        <span className={styles.sign}>
          <Icon name="play" size={40} />
        </span>
      )}
      {words && !isStill && (
        <div className={styles.message} role="status">
          <p>{words.title}</p>
          {words.text && <p className={styles.why}>{words.text}</p>}
          {words.press && (
            <button type="button" onClick={film.again}>
              {words.pressName}
            </button>
          )}
        </div>
      )}
      <div className={styles.sound}>
        <Press name={isMuted ? 'เปิดเสียง' : 'ปิดเสียง'} onClick={films.toggleMute}>
          <Icon name={isMuted ? 'muted' : 'sound'} />
          {isMuted && <span className={styles.word}>เปิดเสียง</span>}
        </Press>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons with a name, not of a form */}
      <div className={styles.buttons} role="group" aria-label="ควบคุมคลิป">
        <Press name={isPaused ? 'เล่น' : 'หยุดชั่วคราว'} onClick={films.togglePlay}>
          <Icon name={isPaused ? 'play' : 'pause'} />
        </Press>
        {captions !== 'none' && (
          <Press name="คำบรรยาย" onClick={films.toggleCaptions} isOn={captions === 'on'}>
            <Icon name="captions" />
          </Press>
        )}
        <Press name="แบ่งปันคลิปนี้" onClick={share} event="programShare">
          <Icon name="share" />
        </Press>
      </div>
      <ProgressSlider film={film} duration={duration} />
    </>
  );
}
