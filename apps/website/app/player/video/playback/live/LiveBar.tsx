import { usePlayer } from '../usePlayer.ts';
import styles from './LiveBar.module.css';
import { formatBehind, type LivePosition, toLiveStatus } from './liveStatus.ts';

/** Whether what is seen is on now, how far behind one is, and the way back. It says live only when it is. */
export function LiveBar({ live }: { live: LivePosition | null }) {
  const { player, state } = usePlayer();
  if (!live || !state.playback.hasBegun) return null;
  const { isLive, behind } = toLiveStatus(live);
  return (
    <p className={styles.bar}>
      {isLive && !state.isPaused ? (
        <span className={styles.live}>สด</span>
      ) : (
        <>
          <span className={styles.behind}>{isLive ? 'หยุดไว้ชั่วคราว' : formatBehind(behind)}</span>
          <button type="button" className={styles.back} onClick={player.toLive}>
            กลับไปดูสด
          </button>
        </>
      )}
    </p>
  );
}
