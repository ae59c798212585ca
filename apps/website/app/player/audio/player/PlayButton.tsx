import { Icon, PAUSE, PLAY, type PlayerIcon } from '../../media/index.ts';
import { isWaiting, type PlayerState } from '../playback/playerState.ts';
import { PAGE_KEY } from './announcer.ts';
import { RESTART } from './icons.ts';
import styles from './Player.module.css';
import { usePlayer } from './usePlayer.ts';

/** SPEC 2.15-02 */
const FACES: Record<PlayerState['playerState'], { icon: PlayerIcon; name: string }> = {
  loading: { icon: PLAY, name: 'เล่น' },
  ready: { icon: PLAY, name: 'เล่น' },
  stalled: { icon: PLAY, name: 'เล่น' },
  paused: { icon: PLAY, name: 'เล่น' },
  playing: { icon: PAUSE, name: 'หยุดชั่วคราว' },
  ended: { icon: RESTART, name: 'เริ่มเล่นใหม่' },
};

export function PlayButton({ size = 26 }: { size?: number }) {
  const { state, audio, send } = usePlayer();
  const { playerState, currentQueue } = state;
  // SPEC 7.15-13
  const starts = playerState !== 'playing' && playerState !== 'loading';
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
      data-event={starts ? 'contentTTS' : ''}
      data-content-id={currentQueue?.contentId}
      data-content-name={currentQueue?.title}
      onClick={() => send({ type: 'pressPlay' })}
    >
      <Icon icon={icon} size={size} />
    </button>
  );
}
