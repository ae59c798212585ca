import { PAGE_KEY } from './announcer.ts';
import { Icon } from './Icon.tsx';
import styles from './Player.module.css';
import { isWaiting, type PlayerState } from './playerState.ts';
import { usePlayer } from './usePlayer.ts';

/** SPEC 2.15-02 */
const FACES: Record<PlayerState['playerState'], { icon: 'play' | 'pause' | 'restart'; name: string }> = {
  loading: { icon: 'play', name: 'เล่น' },
  ready: { icon: 'play', name: 'เล่น' },
  stalled: { icon: 'play', name: 'เล่น' },
  paused: { icon: 'play', name: 'เล่น' },
  playing: { icon: 'pause', name: 'หยุดชั่วคราว' },
  ended: { icon: 'restart', name: 'เริ่มเล่นใหม่' },
};

export function PlayButton({ size = 26 }: { size?: number }) {
  const { state, audio, send } = usePlayer();
  const { playerState } = state;
  const { icon, name } = FACES[playerState];
  return (
    <button
      type="button"
      className={styles.play}
      title={name}
      aria-label={name}
      aria-disabled={playerState === 'loading' || undefined}
      aria-busy={isWaiting(state, audio.paused)}
      aria-keyshortcuts={PAGE_KEY}
      data-play-button
      onClick={() => send({ type: 'pressPlay' })}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
