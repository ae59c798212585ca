import { Icon, IconButton, MUTED, SOUND } from '../../media/index.ts';
import { isIOS } from './isIOS.ts';
import styles from './Player.module.css';
import { usePlayer } from './usePlayer.ts';

/** How loud it is, from 0 to 100; 0 is muted (SPEC 2.15-05). On iOS only the buttons of the device say how loud: there it is only muted. */
export function Volume() {
  const { state, send } = usePlayer();
  const { isMuted, volume } = state;
  return (
    <>
      <IconButton name={isMuted ? 'เปิดเสียง' : 'ปิดเสียง'} onPress={() => send({ type: 'toggleMute' })}>
        <Icon icon={isMuted ? MUTED : SOUND} />
      </IconButton>
      {!isIOS(navigator) && (
        <input
          type="range"
          className={styles.volume}
          data-keeps-arrows
          min={0}
          max={100}
          value={isMuted ? '0' : volume}
          aria-label="ระดับเสียง"
          title="ระดับเสียง"
          onChange={({ target }) => send({ type: 'setVolume', volume: target.value })}
        />
      )}
    </>
  );
}
