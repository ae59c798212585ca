import { VolumeControl } from '../../../media/index.ts';
import { usePlayer } from '../usePlayer.ts';
import styles from './Controls.module.css';

/** The volume. On a touch screen, where only the buttons of the device set it, the styles hide the slider. */
export function Volume() {
  const { player, state } = usePlayer();
  return (
    <VolumeControl
      className={styles.volume}
      percent={Math.round(state.settings.volume * 100)}
      isMuted={state.isMuted}
      step={5}
      muteKey="m"
      toggleMute={() => player.act({ type: 'toggleMute' })}
      setPercent={(percent) => player.set({ volume: percent / 100 })}
    />
  );
}
