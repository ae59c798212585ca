import { VolumeControl } from '../../media/index.ts';
import { isIOS } from '../playback/isIOS.ts';
import styles from './Player.module.css';
import { usePlayer } from './usePlayer.ts';

/** SPEC 2.15-05. On iOS only the buttons of the device set the volume: there is only a mute button. */
export function Volume() {
  const { state, send } = usePlayer();
  return (
    <VolumeControl
      className={styles.volume}
      percent={Number(state.volume)}
      isMuted={state.isMuted}
      hasSlider={!isIOS(navigator)}
      toggleMute={() => send({ type: 'toggleMute' })}
      setPercent={(percent) => send({ type: 'setVolume', volume: String(percent) })}
    />
  );
}
