import { Icon, IconButton, MUTED, SOUND } from '../../../media/index.ts';
import { usePlayer } from '../usePlayer.ts';
import styles from './Controls.module.css';

/** How loud it is. Where only the buttons of the device say so, on a touch screen, it is only muted. */
export function Volume() {
  const { player, state } = usePlayer();
  const { isMuted, settings } = state;
  const percent = isMuted ? 0 : Math.round(settings.volume * 100);
  return (
    <>
      <IconButton name={isMuted ? 'เปิดเสียง (m)' : 'ปิดเสียง (m)'} onPress={() => player.act({ type: 'toggleMute' })}>
        <Icon icon={isMuted ? MUTED : SOUND} />
      </IconButton>
      <input
        type="range"
        className={styles.volume}
        data-own-keys
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label="ความดัง"
        aria-valuetext={`${percent}%`}
        onChange={({ target }) => player.set({ volume: Number(target.value) / 100 })}
      />
    </>
  );
}
